/** Bots at tables of people: what they choose follows from what they see and from their dice, and anybody can reckon it again. */
import { allMinds } from '@heptapolis/boxes/minds'
import { sha256, toHex } from '@heptapolis/engine/kernel'
import { ENGINE } from '@heptapolis/engine/records'
import { type Move, type MoveJson, random, type Seen, showMove } from '@heptapolis/engine/search'
import { type Bot, sitDown, type Thought } from './bot.ts'
import { botNamed } from './bots.ts'
import { evaluationFile } from './evaluation/evaluate.ts'
import { experienceFile } from './experience/learned.ts'
import golden from './golden.json' with { type: 'json' }
import { LEVELS } from './levels.ts'

/** What a bot is asked: what its seat sees, what it saw and chose before in this Age, and dice of its own. */
export interface AtTable {
  city: number
  seen: Seen
  dice: string
  earlier(): readonly Before[]
}

export interface Before {
  seen: Seen
  move: Move
}

/** A choice, and by what it was made, as it goes into the log. */
export interface Answer {
  move: MoveJson
  worlds: number
  weights: string
}

/** A function of what it is asked, the bot, and in how many worlds it may try its moves. */
export function answerOf(asked: AtTable, name: string, worlds = Number.POSITIVE_INFINITY): Answer {
  const thought = thoughtOf(asked, botCalled(name), worlds)
  return { move: showMove(asked.seen, thought.move), worlds: thought.worlds, weights: weightsDigest() }
}

/** What a bot thinks that is told what its seat saw before: the same as one that has sat there all the time. */
export function thoughtOf(
  { city, seen, dice, earlier }: AtTable,
  bot: Bot,
  worlds = Number.POSITIVE_INFINITY,
): Thought {
  const player = sitDown(bot)
  if (player.recall) for (const before of earlier()) player.recall(before.seen, city, before.move)
  const chance = random(dice)
  return player.think?.(seen, city, chance, worlds) ?? { move: player.choose(seen, city, chance), worlds: 0 }
}

/** The same choice again, by what the log says of it. A bot of another version is not held to what this one would choose. */
export function answerAgain(
  asked: AtTable,
  { level, worlds, weights }: { level?: string; worlds?: number; weights?: string },
): MoveJson | undefined {
  if (level === undefined || worlds === undefined || weights !== weightsDigest()) return undefined
  return answerOf(asked, level, worlds).move
}

function botCalled(name: string): Bot {
  const bot = botNamed(name)
  if (!bot) throw new Error(`There is no bot named ${name}.`)
  return bot
}

let known: string | undefined

/**
 * Which bots these are: equal where engine, weights and budgets are equal, and the games kept of them. It goes into logs, so
 * that nobody is held to another's choice.
 */
export function weightsDigest(): string {
  known ??= toHex(
    sha256(JSON.stringify([ENGINE, LEVELS, experienceFile, evaluationFile, mindWeights(), golden])).subarray(0, 2),
  )
  return known
}

const mindWeights = (): unknown[] =>
  [...allMinds()].map(([box, { usual, weights, features }]) => [box, usual, weights, features?.weights])
