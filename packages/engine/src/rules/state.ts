/** The columns of the base of every game. */
import { Bits, type Column, Counter, List, Numbers, Table } from '../kernel/columns/column.ts'
import { always, count, flag, names, pieces, quiet, tokens, withSeat } from '../kernel/position/forms.ts'
import { chanceForm, chosenMove, scriptLine } from '../kernel/position/play-forms.ts'

const fixed = true

const ageCards = pieces(['card', 'guild'])
const abilityNames = names('ability', (rules) => rules.abilities.map(({ id }) => id))
/** What victory tokens are worth, in the order of the column. */
export const VICTORY_VALUES: readonly number[] = [1, 3, 5]

// The table
export const age = new Counter('age', { fixed, sees: 'all', position: 'apart' })
export const turn = new Counter('turn', { fixed, sees: 'all', position: 'apart' })
/** Turns in this Age; the hands hold one card more. */
export const turns = new Counter('turns', { fixed, sees: 'all', position: quiet(count(11)) })
/** The next line of the script. */
export const line = new Counter('line', { fixed, sees: 'all', position: quiet(scriptLine) })
/** How many deals there have been, and the key of the game's chance; see chance.ts. */
export const chance = new Table('chance', 9, false, { fixed, position: quiet(chanceForm) })
/** The secret simultaneous question now open, as its number + 1; 0 for none. */
export const asking = new Counter('asking', { fixed, sees: 'all', position: 'apart' })
export const asked = new Counter('asked', { fixed, sees: 'all', position: 'apart' })
export const answered = new Counter('answered', { fixed, sees: 'all', position: 'apart' })
/** Questions that came up on the way, four numbers each: kind, seat, and two of the kind's own. */
export const queue = new List('queue', 128, false, { fixed, sees: 'all', position: 'apart' })
export const discard = new List('discard', 240, false, { fixed, position: always(ageCards) })
/** Builds from the discard pile waiting for the end of the turn: place in the order of diggers × 16 + seat. */
export const digs = new List('digs', 24, false, { fixed, sees: 'all', position: quiet(withSeat) })

/** Who answers for a city that nobody plays. */
export const keeper = new Counter('keeper', { fixed, sees: 'all', position: quiet(count(1)) })
/** Cards set aside face down for the city nobody plays. */
export const pile = new List('pile', 12, false, { fixed, position: quiet(ageCards) })

// A city
export const board = new Numbers('board', { fixed, sees: 'all', position: 'apart' })
export const coins = new Numbers('coins', { fixed, sees: 'all', position: always(count(1000)) })
/** What neighbours paid this turn, handed over once everybody has paid. */
export const income = new Numbers('income', { fixed, sees: 'all' })
export const hand = new List('hand', 12, true, { fixed, sees: 'own', plays: true, position: always(ageCards) })
export const cards = new List('cards', 40, true, { fixed, sees: 'all', holds: true, position: always(ageCards) })
export const buried = new List('buried', 12, true, {
  fixed,
  sees: 'own',
  position: always(pieces([], { unknown: true })),
})
/** Which stages stand, as bits, and the pieces they are. */
export const slots = new Numbers('slots', { fixed, sees: 'all', position: 'apart' })
export const stages = new List('stages', 8, true, { fixed, sees: 'all', holds: true, position: 'apart' })
/** Military tokens: victories of value 1, 3, 5, and defeats. */
export const victories = new Table('victories', VICTORY_VALUES.length, true, {
  fixed,
  sees: 'all',
  position: always(tokens(VICTORY_VALUES)),
  field: 'victory',
})
export const defeats = new Numbers('defeats', { fixed, sees: 'all', position: always(count()), field: 'defeat' })
/** 1 when the board's starting benefit is lost for the rest of the game. */
export const boardBlocked = new Numbers('boardBlocked', { fixed, sees: 'all', position: flag })
/** What the seat has chosen: action, card, by, pay, rider, option. */
export const chosen = new Table('chosen', 6, true, { fixed, sees: 'own', position: quiet(chosenMove) })
/** What the seat has answered to a question of the queue that several are asked, in the same form. */
export const replies = new Table('replies', 6, true, { fixed, sees: 'own', position: quiet(chosenMove) })
/** Abilities used up in this Age, as bits. */
export const spent = new Numbers('spent', { fixed, sees: 'all', position: abilityNames })

// Derived from the pieces of the city
export const made = new Numbers('made', { fixed, sees: 'all', derived: true })
export const madeChoices = new List('madeChoices', 18, true, { fixed, sees: 'all', derived: true })
export const sold = new Numbers('sold', { fixed, sees: 'all', derived: true })
export const soldChoices = new List('soldChoices', 10, true, { fixed, sees: 'all', derived: true })
export const shields = new Numbers('shields', { fixed, sees: 'all', derived: true })
export const colours = new Table('colours', 9, true, { fixed, sees: 'all', derived: true })
/** Titles of cards there may be in a game, all boxes together. */
export const MOST_TITLES = 320
export const titles = new Bits('titles', MOST_TITLES, { fixed, sees: 'all', derived: true })
/** Cheaper trade: bit 0 raw left, 1 raw right, 2 manufactured left, 3 manufactured right. */
export const bargains = new Numbers('bargains', { fixed, sees: 'all', derived: true })
/** Compasses, gears, tablets, and symbols of free choice. */
export const symbols = new Table('symbols', 4, true, { fixed, sees: 'all', derived: true })
export const abilities = new Numbers('abilities', { fixed, sees: 'all', derived: true })

/**
 * All of them. Modules that run thousands of times a game bind this to a constant of their own: what a module imports
 * is looked up at each use, what it holds itself the runtime folds away (a tenth of the time of a game).
 */
export const COLUMNS = {
  age,
  turn,
  turns,
  line,
  chance,
  asking,
  asked,
  answered,
  queue,
  discard,
  digs,
  keeper,
  pile,
  board,
  coins,
  income,
  hand,
  cards,
  buried,
  slots,
  stages,
  victories,
  defeats,
  boardBlocked,
  chosen,
  replies,
  spent,
  made,
  madeChoices,
  sold,
  soldChoices,
  shields,
  colours,
  titles,
  bargains,
  symbols,
  abilities,
}

export const CORE_COLUMNS: readonly Column[] = Object.values(COLUMNS)
