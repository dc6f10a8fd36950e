/**
 * Kinds of jobs on a shared queue, and their execution. A job names no program and no file, because workers are other
 * machines.
 */
import { BOT_NAMES } from '@heptapolis/bots'
import type { Fixture, MatchResult } from '@heptapolis/bots/league'
import { type SelfPlay, type SelfPlayed, selfPlay } from '@heptapolis/bots/self-play'
import { type Task, verifyBatch } from '../checking/run.ts'
import type { Verdict } from '../checking/verify.ts'
import { playFixture } from '../league/fixture.ts'
import { playGames, type SimulationPlan } from '../simulation/games.ts'
import type { SimulationTally } from '../simulation/tally.ts'

/** Games of a plan, from one number to another, exclusive. */
export interface GameRange extends SimulationPlan {
  from: number
}

export interface LeagueGame {
  fixture: Fixture
  seed: string
}

interface Kinds {
  simulate: { job: GameRange; done: SimulationTally }
  league: { job: LeagueGame; done: MatchResult }
  check: { job: { tasks: Task[] }; done: Verdict[] }
  'self-play': { job: SelfPlay; done: SelfPlayed }
}

export type JobKind = keyof Kinds
export type JobOf<K extends JobKind> = Kinds[K]['job']
export type DoneOf<K extends JobKind> = Kinds[K]['done']

const PERFORM: { [K in JobKind]: (job: JobOf<K>) => DoneOf<K> } = {
  simulate: ({ from, games, ...plan }) => {
    known(plan.bots)
    return playGames({ ...plan, games }, from, games)
  },
  league: ({ fixture, seed }) => {
    known(fixture.bots)
    return playFixture(fixture, { seed, timeout: 0 })
  },
  check: ({ tasks }) => verifyBatch(tasks),
  'self-play': selfPlay,
}

const isKind = (name: string): name is JobKind => Object.hasOwn(PERFORM, name)

/** Runs a job as on the local machine. */
export function perform(kind: string, job: object): unknown {
  if (!isKind(kind)) throw new Error(`There is no work of the kind ${kind}.`)
  return PERFORM[kind](job as never)
}

/** Security: a job must not start programs or read files on the workers. */
function known(bots: readonly string[]): void {
  const other = bots.find((name) => !BOT_NAMES.includes(name))
  if (other !== undefined) throw new Error(`"${other}" is none of the bots every machine has.`)
}
