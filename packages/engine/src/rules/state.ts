/** Columns of every game: those of the kernel and of the core rules. */
import { Bits, type Column, Counter, List, Numbers, Table } from '../kernel/columns/column.ts'
import { byPlace, type Inputs } from '../kernel/columns/inputs.ts'
import { always, count, flag, names, pieces, quiet, tokens, withSeat } from '../kernel/position/forms.ts'
import { KERNEL_COLUMNS as kernel } from '../kernel/state.ts'
import type { Ruleset } from './contract/box.ts'
import { COLOURS, RESOURCES, SYMBOLS } from './vocabulary.ts'

const fixed = true

const ageCards = pieces(['card', 'guild'])
const abilityNames = names('ability', (rules: Ruleset) => rules.abilities.map(({ id }) => id))
const number: Inputs = { as: 'number' }
/** Input of derived columns. */
const nothing: Inputs = { as: 'nothing' }
const boards: Inputs<Ruleset> = {
  as: 'choice',
  names: { what: 'board', of: (rules: Ruleset) => rules.boards.map(({ def }) => def.id) },
}
/** Resources as vector.ts packs them. */
const goods: Inputs = { as: 'packed', names: RESOURCES, bits: 4 }
const MOST_STAGES = 8

/** Values of victory tokens, in column order. */
export const VICTORY_VALUES: readonly number[] = [1, 3, 5]
/** Maximum number of card titles with all boxes. */
export const MOST_TITLES = 320

/**
 * Hot modules bind this object to a local constant: the runtime looks up imports at each use but folds local constants
 * (saves a tenth of the time of a game).
 */
export const COLUMNS = {
  // The table
  age: new Counter('age', { fixed, sees: 'all', position: 'apart', inputs: number }),
  turn: new Counter('turn', { fixed, sees: 'all', position: 'apart', inputs: number }),
  /** Turns in this Age; the hands hold one card more. */
  turns: new Counter('turns', { fixed, sees: 'all', position: quiet(count(11)) }),
  line: kernel.line,
  chance: kernel.chance,
  asking: kernel.asking,
  asked: kernel.asked,
  answered: kernel.answered,
  queue: kernel.queue,
  discard: new List('discard', 240, false, { fixed, position: always(ageCards) }),
  /** Queued builds from the discard pile: rank among the diggers × 16 + seat. */
  digs: new List('digs', 24, false, { fixed, sees: 'all', position: quiet(withSeat) }),
  keeper: kernel.keeper,
  /** Face-down cards for the free city. */
  pile: new List('pile', 12, false, { fixed, position: quiet(ageCards) }),
  // A city
  board: new Numbers('board', { fixed, sees: 'all', position: 'apart', inputs: boards }),
  coins: new Numbers('coins', { fixed, sees: 'all', position: always(count(1000)) }),
  /** Payments of neighbours in this turn; added to the coins after all have paid. */
  income: new Numbers('income', { fixed, sees: 'all' }),
  hand: new List('hand', 12, true, { fixed, sees: 'own', plays: true, sorted: true, position: always(ageCards) }),
  cards: new List('cards', 40, true, { fixed, sees: 'all', holds: true, position: always(ageCards), pad: 'picker' }),
  /** Cards under the wonder, in building order. */
  buried: new List('buried', 12, true, {
    fixed,
    sees: 'owner',
    ordered: true,
    position: always(pieces([], { unknown: true })),
  }),
  /** Built stages as bits, and their pieces. */
  slots: new Numbers('slots', {
    fixed,
    sees: 'all',
    position: 'apart',
    inputs: { as: 'bits', names: byPlace(MOST_STAGES) },
  }),
  stages: new List('stages', MOST_STAGES, true, {
    fixed,
    sees: 'all',
    holds: true,
    position: 'apart',
    inputs: nothing,
  }),
  /** Military tokens: victories of value 1, 3, 5, and defeats. */
  victories: new Table('victories', VICTORY_VALUES.length, true, {
    fixed,
    sees: 'all',
    position: always(tokens(VICTORY_VALUES)),
    field: 'victory',
  }),
  defeats: new Numbers('defeats', { fixed, sees: 'all', position: always(count()), field: 'defeat' }),
  /** 1 when the board's starting benefit is lost for the rest of the game. */
  boardBlocked: new Numbers('boardBlocked', { fixed, sees: 'all', position: flag, lent: true, mark: 'lock' }),
  chosen: kernel.chosen,
  replies: kernel.replies,
  /** Abilities used up in this Age, as bits. */
  spent: new Numbers('spent', { fixed, sees: 'all', position: abilityNames }),
  // Derived from the pieces of the city
  made: new Numbers('made', { fixed, sees: 'all', derived: true, inputs: goods }),
  madeChoices: new List('madeChoices', 18, true, { fixed, sees: 'all', derived: true, inputs: goods }),
  sold: new Numbers('sold', { fixed, sees: 'all', derived: true, inputs: goods }),
  soldChoices: new List('soldChoices', 10, true, { fixed, sees: 'all', derived: true, inputs: goods }),
  shields: new Numbers('shields', { fixed, sees: 'all', derived: true, inputs: number }),
  colours: new Table('colours', COLOURS.length, true, {
    fixed,
    sees: 'all',
    derived: true,
    inputs: { as: 'cells', names: COLOURS },
  }),
  titles: new Bits('titles', MOST_TITLES, { fixed, sees: 'all', derived: true, inputs: nothing }),
  /** Cheaper trade: bit 0 raw left, 1 raw right, 2 manufactured left, 3 manufactured right. */
  bargains: new Numbers('bargains', {
    fixed,
    sees: 'all',
    derived: true,
    inputs: { as: 'bits', names: ['raw-left', 'raw-right', 'manufactured-left', 'manufactured-right'] },
  }),
  /** Compasses, gears, tablets, and symbols of free choice. */
  symbols: new Table('symbols', 4, true, {
    fixed,
    sees: 'all',
    derived: true,
    inputs: { as: 'cells', names: [...SYMBOLS, 'any'] },
  }),
  abilities: new Numbers('abilities', { fixed, sees: 'all', derived: true, inputs: abilityNames.inputs }),
}

export const CORE_COLUMNS: readonly Column[] = Object.values(COLUMNS)
