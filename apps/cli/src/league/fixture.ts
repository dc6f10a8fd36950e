/** One scheduled game of a league, played on this thread. */
import { readFileSync } from 'node:fs'
import type { Bot } from '@heptapolis/bots'
import { type Fixture, type MatchResult, playMatch, versionNamed } from '@heptapolis/bots/league'
import { isOutside, outsideBot } from '@heptapolis/bots/outside'

export interface LeagueWork {
  seed: string
  timeout: number
}

const known = new Map<string, Bot>()

function botOf(name: string, timeout: number): Bot {
  const before = known.get(name)
  if (before) return before
  const bot = isOutside(name)
    ? outsideBot(name, { timeout, complain: (message) => console.error(`heptapolis: ${message}`) })
    : versionNamed(name, (file) => JSON.parse(readFileSync(file, 'utf8')))
  if (!bot) throw new Error(`There is no bot "${name}".`)
  known.set(name, bot)
  return bot
}

const MICROSECONDS = 1000

/** CPU time of this thread: other work on the machine does not count as thinking. */
function clock(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}

export const playFixture = (fixture: Fixture, { seed, timeout }: LeagueWork): MatchResult =>
  playMatch(fixture, seed, (name) => botOf(name, timeout), clock)
