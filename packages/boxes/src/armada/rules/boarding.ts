/** Boarding: an additional ground conflict at the end of the Age, against a city two seats away. */
import type { EffectOf, EffectRule, FightPair, Game } from '@heptapolis/engine/box'
import { boardings } from '../columns.ts'
import type { Distant } from '../pieces/define.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    boarding: { against: Distant }
  }
}

/** At a table of three, two seats away is the other neighbour. */
export const distantCity = (g: Game, seat: number, where: Distant): number =>
  (seat + (where === 'farLeft' ? 2 : g.rules.cities - 2)) % g.rules.cities

export const encode = (giver: number, target: number): number => giver * 16 + target
export const decode = (code: number): [number, number] => [code >> 4, code & 15]

export const boardingEffect: EffectRule<EffectOf<'boarding'>> = {
  now(g, seat, { against }) {
    const target = distantCity(g, seat, against)
    boardings.insert(g, 0, encode(seat, target))
    g.listener?.({ what: 'boarding', seat, other: target })
  },
}

/** Adds boardings to the fights: diplomacy does not prevent them. */
export const withBoardings = (g: Game, pairs: FightPair[]): FightPair[] =>
  boardings.size(g, 0) === 0
    ? pairs
    : [...pairs, ...boardings.items(g).map((code): FightPair => [...decode(code), 'boarding'])]
