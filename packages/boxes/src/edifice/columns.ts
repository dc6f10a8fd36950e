/** Columns of the box. Tables are by Age: position 0 is Age I. */
import { type Column, form, type Game, List, Numbers, state, Table } from '@heptapolis/engine/box'

const { always, counts, flag, tokens } = form

const AGES = 3
const byAge = { as: 'cells', names: ['I', 'II', 'III'] } as const
const MOST_HELD = 4
declare module '@heptapolis/engine/box' {
  interface Figures {
    /** Points lost by the debt of each Age. */
    edificeDebts: readonly number[]
  }
}

export const DEBTS: readonly number[] = [2, 3, 5]

/** Edifice of each Age as a piece; 0 without edifices. */
export const edifices = new Table('edifices', AGES, false, {
  sees: 'all',
  position: 'apart',
  inputs: { as: 'pieces', sorts: ['edifice'] },
})
/** Pawns on each edifice. */
export const pawnsLeft = new Table('edificePawnsLeft', AGES, false, { sees: 'all', position: 'apart', inputs: byAge })
/** State of each edifice: index into `FATES`. */
export const fates = new Table('edificeFates', AGES, false, { sees: 'all', position: 'apart', inputs: byAge })
/** Pawns of a city. */
export const pawns = new Table('edificePawns', AGES, true, {
  sees: 'all',
  position: always(counts(AGES, MOST_HELD)),
  mark: { symbol: 'pawn', as: 'numerals' },
  pad: 'stepper',
  field: 'pawns',
})
/** 1 if the city has taken part in the edifice of this Age; other pawns do not count. */
export const participated = new Numbers('edificeParticipated', {
  sees: 'all',
  position: always(flag),
  mark: false,
  field: 'participated',
})
/** Debt tokens of a city. */
export const debtTokens = new Table('edificeDebts', AGES, true, {
  sees: 'all',
  position: always(tokens(DEBTS)),
  mark: { symbol: 'debt', as: 'loss' },
  pad: 'toggles',
  field: 'edificeDebt',
})
/** Finished edifices of a city, once per pawn. */
export const rewards = new List('edificeRewards', 16, true, {
  sees: 'all',
  holds: true,
  position: 'apart',
  inputs: { as: 'pieces', sorts: ['edifice'] },
})

export const COLUMNS: readonly Column[] = [edifices, pawnsLeft, fates, pawns, participated, debtTokens, rewards]

export const FATES = ['project', 'built', 'failed'] as const
export type Fate = (typeof FATES)[number]
export const [PROJECT, BUILT, FAILED] = [0, 1, 2]

/** Current Age as an index of the tables above. */
export const thisAge = (g: Game): number => state.age.get(g) - 1
