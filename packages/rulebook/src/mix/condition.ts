/** Test whether a rule applies to a mix: edition, expansions, number of players, teams and options. */
import { BASE } from '@heptapolis/boxes'
import type { Atom, Condition } from '@heptapolis/boxes/rulebook'
import type { Edition, Terms, Wish } from '@heptapolis/engine/show'

export interface Mix {
  edition: Edition
  boxes: readonly string[]
  players: number
  teams: boolean
  /** A seat pays for a bid. */
  bids: boolean
  options: NonNullable<Terms['options']>
}

export const mixOf = ({ edition, boxes, seats, teams, options = {} }: Terms): Mix => ({
  edition,
  boxes: [BASE, ...boxes],
  players: seats.length,
  teams: teams === true,
  bids: seats.some(({ price = 0 }) => price > 0),
  options,
})

export function holds(condition: Condition, mix: Mix): boolean {
  if ('box' in condition) return mix.boxes.includes(condition.box)
  if ('boxes' in condition) return mix.boxes.length - 1 >= condition.boxes
  if ('edition' in condition) return mix.edition === condition.edition
  if ('option' in condition) return isWished(mix.options[condition.option], condition.is)
  if ('teams' in condition) return mix.teams === condition.teams
  if ('bids' in condition) return mix.bids === condition.bids
  if ('all' in condition) return condition.all.every((one) => holds(one, mix))
  if ('any' in condition) return condition.any.some((one) => holds(one, mix))
  if ('not' in condition) return !holds(condition.not, mix)
  const { least = 0, most = Number.POSITIVE_INFINITY } = condition.players
  return mix.players >= least && mix.players <= most
}

const isWished = (wish: Wish | undefined, is: Wish = true): boolean =>
  wish === is || (is === true && typeof wish === 'object')

export const applies = ({ when }: Atom, box: string, mix: Mix): boolean =>
  mix.boxes.includes(box) && (when === undefined || holds(when, mix))

/** Boxes that a condition requires in every case. */
export function boxesIn(condition: Condition | undefined): string[] {
  if (condition === undefined) return []
  if ('box' in condition) return [condition.box]
  return 'all' in condition ? condition.all.flatMap(boxesIn) : []
}
