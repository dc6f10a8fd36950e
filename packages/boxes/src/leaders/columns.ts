/** Columns of the box. */
import { COLOURS, type Column, form, List, Numbers, Table } from '@heptapolis/engine/box'

const { always, flag, pieces, quiet, seats } = form
const people = pieces('leader')

/** Yes-or-no powers of leaders and Rome. */
export const LEADER_POWERS = [
  'bank-good',
  'commission',
  'coin-more',
  'defeats-returned',
  'defeats-as-shields',
  'free-guilds',
  'free-leaders',
  'free-recruitment',
] as const

/** Events rewarded with coins: a card of a colour, or one of these. */
export const OTHER_REWARDS = ['victory', 'chain', 'stage'] as const
export const REWARDED: readonly string[] = [...COLOURS, ...OTHER_REWARDS]

/** Recruited leaders, face up. */
export const leaders = new List('leaders', 10, true, {
  sees: 'all',
  holds: true,
  position: always(people),
  mark: false,
  pad: 'picker',
})
export const leaderHand = new List('leaderHand', 20, true, {
  sees: 'own',
  plays: true,
  position: always(people),
  mark: { symbol: 'leader', as: 'names', room: 'panel' },
})
/** Cards to pass on in the draft. */
export const drafted = new List('drafted', 4, true, { sees: 'own', sorted: true, position: people })
/** Leaders in the box: never dealt, given up, or returned. */
export const leaderBox = new List('leaderBox', 80, false, { position: always(quiet(people)) })
/** Leader of a neighbour below the Courtesan token: it works for this city too, but is not its leader. */
export const copied = new List('copied', 2, true, {
  sees: 'all',
  holds: true,
  position: pieces('leader', { named: true }),
  mark: false,
  pad: { is: 'borrowed', from: 'leaders', with: 'copyLeader' },
})
/** Leaders buried face down on the board; inactive. */
export const entombed = new List('entombed', 4, true, {
  sees: 'all',
  position: people,
  mark: { symbol: 'hidden', as: 'names', room: 'panel' },
  pad: { is: 'moved', from: 'leaders', with: 'bury' },
})

/** Extra recruitments and victory tokens to give up, asked after all effects of the turn. */
export const calls = new Numbers('calls', { sees: 'all' })
export const forfeits = new Numbers('forfeits', { sees: 'all' })
/** Neighbours with a commission paid in this turn, as bits of their seats. */
export const commissioned = new Numbers('commissioned', { sees: 'all', position: quiet(seats) })
/** 1 once the extra coin of this turn is taken. */
export const toppedUp = new Numbers('toppedUp', { sees: 'all', position: quiet(flag) })

// Derived from the leaders of the city
export const powers = new Numbers('leaderPowers', {
  sees: 'all',
  derived: true,
  inputs: { as: 'bits', names: LEADER_POWERS },
})
/** Colours (and stages) with a discount of one resource, as bits. */
export const discounts = new Numbers('discounts', {
  sees: 'all',
  derived: true,
  inputs: { as: 'bits', names: [...COLOURS, 'stage'] },
})
/** Coins for each event of REWARDED. */
export const rewards = new Table('rewards', REWARDED.length, true, {
  sees: 'all',
  derived: true,
  inputs: { as: 'cells', names: REWARDED },
})
/** Discount on leaders of this city, and of its neighbours. */
export const leadersOff = new Table('leadersOff', 2, true, {
  sees: 'all',
  derived: true,
  inputs: { as: 'cells', names: ['own', 'neighbours'] },
})
/** Coins that all others lose per stage of this city. */
export const stageToll = new Numbers('stageToll', { sees: 'all', derived: true, inputs: { as: 'number' } })

export const COLUMNS: readonly Column[] = [
  leaders,
  leaderHand,
  drafted,
  leaderBox,
  copied,
  entombed,
  calls,
  forfeits,
  commissioned,
  toppedUp,
  powers,
  discounts,
  rewards,
  leadersOff,
  stageToll,
]
