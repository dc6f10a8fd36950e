/** What a game with leaders keeps. */
import { COLOURS, type Column, form, List, Numbers, Table } from '@heptapolis/engine/box'

const { always, flag, pieces, quiet, seats } = form
const people = pieces('leader')

/** What a leader (or Rome) allows a city from then on, where a yes or no is all there is to it. */
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

/** What coins are given for when it happens: a card of a colour, or one of these. */
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
/** The cards passed on in the draft. */
export const drafted = new List('drafted', 4, true, { sees: 'own', sorted: true, position: people })
/** Leaders nobody has: never dealt, given up, or returned. */
export const leaderBox = new List('leaderBox', 80, false, { position: always(quiet(people)) })
/** The neighbour's leader under the Courtesan token: it works for this city too, but is no leader of it. */
export const copied = new List('copied', 2, true, {
  sees: 'all',
  holds: true,
  position: pieces('leader', { named: true }),
  mark: false,
  pad: { is: 'borrowed', from: 'leaders', with: 'copyLeader' },
})
/** Leaders laid face down on the board, which work no more. */
export const entombed = new List('entombed', 4, true, {
  sees: 'all',
  position: people,
  mark: { symbol: 'hidden', as: 'names', room: 'panel' },
  pad: { is: 'moved', from: 'leaders', with: 'bury' },
})

/** Extra recruitments and victory tokens to be given up, asked for once everything of the turn is active. */
export const calls = new Numbers('calls', { sees: 'all' })
export const forfeits = new Numbers('forfeits', { sees: 'all' })
/** Neighbours already paid a commission for this turn, as bits of their seats. */
export const commissioned = new Numbers('commissioned', { sees: 'all', position: quiet(seats) })
/** 1 once the extra coin of this turn is taken. */
export const toppedUp = new Numbers('toppedUp', { sees: 'all', position: quiet(flag) })

// Derived from the leaders of the city
export const powers = new Numbers('leaderPowers', {
  sees: 'all',
  derived: true,
  inputs: { as: 'bits', names: LEADER_POWERS },
})
/** Colours (and stages) that cost one resource less, as bits. */
export const discounts = new Numbers('discounts', {
  sees: 'all',
  derived: true,
  inputs: { as: 'bits', names: [...COLOURS, 'stage'] },
})
/** Coins for each thing of REWARDED that happens. */
export const rewards = new Table('rewards', REWARDED.length, true, {
  sees: 'all',
  derived: true,
  inputs: { as: 'cells', names: REWARDED },
})
/** Coins off the leaders of this city, and off those of its neighbours. */
export const leadersOff = new Table('leadersOff', 2, true, {
  sees: 'all',
  derived: true,
  inputs: { as: 'cells', names: ['own', 'neighbours'] },
})
/** Coins all others lose for each stage of this city. */
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
