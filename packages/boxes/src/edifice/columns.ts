/** What a game with edifices remembers besides the base of every game. By Age: position 0 is Age I. */
import { type Column, form, type Game, List, Numbers, state, Table } from '@heptapolis/engine/box'

const { always, counts, flag, tokens } = form

const AGES = 3
const byAge = { as: 'cells', names: ['I', 'II', 'III'] } as const
const MOST_HELD = 4
/** Points of the debt token of each Age. */
export const DEBTS: readonly number[] = [2, 3, 5]

/** The edifice of each Age, as its piece; 0 where the table plays without. */
export const edifices = new Table('edifices', AGES, false, {
  sees: 'all',
  position: 'apart',
  inputs: { as: 'pieces', sorts: ['edifice'] },
})
/** Pawns that lie on each edifice. */
export const pawnsLeft = new Table('edificePawnsLeft', AGES, false, { sees: 'all', position: 'apart', inputs: byAge })
/** How each edifice stands: an index into `FATES`. */
export const fates = new Table('edificeFates', AGES, false, { sees: 'all', position: 'apart', inputs: byAge })
/** Pawns a city holds. */
export const pawns = new Table('edificePawns', AGES, true, {
  sees: 'all',
  position: always(counts(AGES, MOST_HELD)),
  mark: { symbol: 'pawn', as: 'numerals' },
  pad: 'stepper',
  field: 'pawns',
})
/** 1 once the city has taken part in this Age's edifice; pawns from elsewhere do not count. */
export const participated = new Numbers('edificeParticipated', {
  sees: 'all',
  position: always(flag),
  mark: false,
  field: 'participated',
})
/** Debt tokens a city holds. */
export const debtTokens = new Table('edificeDebts', AGES, true, {
  sees: 'all',
  position: always(tokens(DEBTS)),
  mark: { symbol: 'debt', as: 'loss' },
  pad: 'toggles',
  field: 'edificeDebt',
})
/** The constructed edifices that work for a city, once for each of its pawns. */
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

/** The current Age as the tables above number it. */
export const thisAge = (g: Game): number => state.age.get(g) - 1
