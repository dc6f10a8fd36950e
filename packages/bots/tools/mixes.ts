/**
 * Rulesets for training tools, by edition, expansions and number of players; lists of all expansions and of two
 * halves.
 */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Edition, type Ruleset, sure } from '@heptapolis/engine/search'

export const ALL: readonly string[] = BOXES.slice(1).map(({ id }) => id)
const MIDDLE = Math.ceil(ALL.length / 2)
/** All boxes in two halves. */
export const HALVES = [ALL.slice(0, MIDDLE), ALL.slice(MIDDLE)] as const

export type TrainingMix = readonly [edition: Edition, boxes: readonly string[], players: number]

export const rulesOf = ([edition, boxes, players]: TrainingMix): Ruleset =>
  sure(compile({ edition, boxes: [...boxes], seats: Array.from({ length: players }, () => ({})), seed: '' }, BOXES))
