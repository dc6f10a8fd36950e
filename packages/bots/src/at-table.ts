/** Bots at tables of people: what they choose follows from what they see and from their dice, and anybody can reckon it again. */
import { allMinds } from '@heptapolis/boxes/minds'
import { ENGINE, type MoveJson, random, type Seen, sha256, showMove, toHex } from '@heptapolis/engine'
import { botNamed } from './bots.ts'
import { evaluationFile } from './evaluation/evaluate.ts'
import { LEVELS } from './levels.ts'

/** A function of what the seat sees, the bot and its dice. */
export function choiceOf(seen: Seen, city: number, bot: string, dice: string): MoveJson {
  const chooser = botNamed(bot)
  if (!chooser) throw new Error(`There is no bot named ${bot}.`)
  return showMove(seen, chooser.choose(seen, city, random(dice)))
}

let known: string | undefined

/** Which bots these are: equal where engine, weights and budgets are equal. It goes into logs, so that nobody is held to another's choice. */
export function weightsDigest(): string {
  known ??= toHex(sha256(JSON.stringify([ENGINE, LEVELS, evaluationFile, mindWeights()])).subarray(0, 2))
  return known
}

const mindWeights = (): unknown[] =>
  [...allMinds()].map(([box, { usual, weights, features }]) => [box, usual, weights, features?.weights])
