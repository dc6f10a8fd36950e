/**
 * Choices of bots at online tables. Each is a pure function of the seat's views and a random seed, so anyone can
 * reproduce it.
 */
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

/** Input of a bot: the view of its seat, its earlier views and choices in this Age, and a random generator. */
export interface BotSeat {
  city: number
  seen: Seen
  dice: string
  earlier(): readonly EarlierChoice[]
}

export interface EarlierChoice {
  seen: Seen
  move: Move
}

/** Choice and how it was made, as logged. */
export interface BotAnswer {
  move: MoveJson
  worlds: number
  weights: string
}

/** Pure function of input, bot and number of worlds. */
export function answerOf(asked: BotSeat, name: string, worlds = Number.POSITIVE_INFINITY): BotAnswer {
  const thought = thoughtOf(asked, botCalled(name), worlds)
  return { move: showMove(asked.seen, thought.move), worlds: thought.worlds, weights: weightsDigest() }
}

/** Thought of a bot that gets the earlier views of its seat: equal to that of one that played all along. */
export function thoughtOf(
  { city, seen, dice, earlier }: BotSeat,
  bot: Bot,
  worlds = Number.POSITIVE_INFINITY,
): Thought {
  const player = sitDown(bot)
  if (player.recall) for (const before of earlier()) player.recall(before.seen, city, before.move)
  const chance = random(dice)
  return player.think?.(seen, city, chance, worlds) ?? { move: player.choose(seen, city, chance), worlds: 0 }
}

/** Repeats a logged choice. Undefined for another bot version, which may choose differently. */
export function answerAgain(
  asked: BotSeat,
  { level, worlds, weights }: { level?: string | undefined; worlds?: number | undefined; weights?: string | undefined },
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
 * Identifies the bots by engine, weights and budgets, and by the golden games. Logged, so that choices are
 * only checked against the same version.
 */
export function weightsDigest(): string {
  known ??= toHex(
    sha256(JSON.stringify([ENGINE, LEVELS, experienceFile, evaluationFile, mindWeights(), golden])).subarray(0, 2),
  )
  return known
}

const mindWeights = (): unknown[] =>
  [...allMinds()].map(([box, { usual, weights, features }]) => [box, usual, weights, features?.weights])
