/**
 * Signs: binary features of a city, the input of the learned corrections. Those of expansions follow from the state
 * columns they declare, so this file names no expansion.
 */
import {
  COLOURS,
  type Column,
  type Game,
  List,
  left,
  oncePerRuleset,
  passesLeft,
  RESOURCES,
  type Ruleset,
  right,
  state,
  strength,
  vector,
} from '@heptapolis/engine/search'

/** Maximum number of signs of a city. */
export const MOST_SIGNS = 512

const MOST_TURNS = 8
const MOST_COINS = 10
const MOST_OF_A_GOOD = 3
const MOST_LEAD = 4
const MOST_SYMBOLS = 5
const MOST_OF_A_COLOUR = 6
const MOST_STAGES = 5
const MOST_PLAYERS = 8
const MOST_COUNTED = 4
const SYMBOL_KINDS = 4

/** First index of each kind of sign. */
interface Layout {
  readonly names: readonly string[]
  readonly turn: number
  readonly players: number
  readonly coins: number
  readonly made: number
  readonly chosen: number
  readonly lacking: number
  readonly soldLeft: number
  readonly soldRight: number
  readonly bargains: number
  readonly leads: readonly [number, number]
  readonly shields: number
  readonly symbols: number
  readonly nextSymbols: number
  readonly colours: number
  readonly stages: number
  readonly abilities: number
  readonly boards: readonly number[]
  readonly pieces: readonly number[]
  readonly held: readonly List[]
  readonly counted: readonly { column: Column; at: number }[]
}

const isPublic = ({ sees, perCity }: Column): boolean => sees === 'all' && perCity

function layOut(rules: Ruleset): Layout {
  const names: string[] = ['always']
  const add = (more: readonly string[]): number => {
    names.push(...more)
    return names.length - more.length
  }
  const upTo = (what: string, most: number, least = 1): number =>
    add(Array.from({ length: most - least + 1 }, (_, i) => `${what} ${i + least}`))
  const goods = (what: string): number => add(RESOURCES.map((good) => `${what} ${good}`))
  const held = rules.columns.filter(
    (column): column is List => column instanceof List && isPublic(column) && column.holds,
  )
  return {
    turn: add([1, 2, 3].flatMap((age) => Array.from({ length: MOST_TURNS }, (_, i) => `turn ${age}.${i + 1}`))),
    players: upTo('players', MOST_PLAYERS),
    coins: upTo('coins', MOST_COINS, 0),
    made: add(RESOURCES.flatMap((good) => Array.from({ length: MOST_OF_A_GOOD }, (_, i) => `makes ${good} ${i + 1}`))),
    chosen: goods('chooses'),
    lacking: goods('lacks'),
    soldLeft: goods('left sells'),
    soldRight: goods('right sells'),
    bargains: upTo('bargain', 4),
    leads: [upTo('lead left', MOST_LEAD, -MOST_LEAD), upTo('lead right', MOST_LEAD, -MOST_LEAD)],
    shields: upTo('shields', 8, 0),
    symbols: add(
      ['compass', 'gear', 'tablet', 'any'].flatMap((one) =>
        Array.from({ length: MOST_SYMBOLS }, (_, i) => `${one} ${i + 1}`),
      ),
    ),
    nextSymbols: add(['compass', 'gear', 'tablet', 'any'].flatMap((one) => [`next ${one} 1`, `next ${one} 2`])),
    colours: add(COLOURS.flatMap((one) => Array.from({ length: MOST_OF_A_COLOUR }, (_, i) => `${one} ${i + 1}`))),
    stages: upTo('stages', MOST_STAGES, 0),
    abilities: add(rules.abilities.map(({ id }) => `ability ${id}`)),
    boards: rules.boards.map(({ def }) => add([`board ${def.id}`])),
    pieces: rules.pieces.map(({ id }) => add([`has ${id}`])),
    held,
    counted: rules.columns
      .filter(
        (column) => isPublic(column) && column.fixedAt === 0 && column.inputs?.as === 'number' && column.width === 1,
      )
      .map((column) => ({ column, at: upTo(column.key, MOST_COUNTED) })),
    names,
  }
}

export const layoutOf = oncePerRuleset(layOut)

/** Writes the signs of a city; returns their number. */
export function readSigns(g: Game, seat: number, into: Int32Array): number {
  const l = layoutOf(g.rules)
  let n = 0
  into[n++] = 0
  const age = Math.max(1, state.age.get(g))
  into[n++] = l.turn + (age - 1) * MOST_TURNS + Math.min(MOST_TURNS, Math.max(1, state.turn.get(g))) - 1
  into[n++] = l.players + g.rules.players - 1
  into[n++] = l.coins + Math.min(MOST_COINS, state.coins.get(g, seat))
  const made = state.made.get(g, seat)
  const before = left(g, seat)
  const after = right(g, seat)
  const soldLeft = vector.kinds(state.sold.get(g, before))
  const soldRight = vector.kinds(state.sold.get(g, after))
  let chosen = 0
  const choices = state.madeChoices.size(g, seat)
  for (let i = 0; i < choices; i++) chosen |= state.madeChoices.item(g, seat, i)
  const lacking = lackingOf(g, seat, made)
  for (let good = 0; good < RESOURCES.length; good++) {
    const have = Math.min(MOST_OF_A_GOOD, (made >>> (good * 4)) & 7)
    for (let i = 0; i < have; i++) into[n++] = l.made + good * MOST_OF_A_GOOD + i
    const bit = 1 << (good * 4)
    if ((chosen & bit) !== 0) into[n++] = l.chosen + good
    if ((lacking & (bit * 7)) !== 0) into[n++] = l.lacking + good
    if ((soldLeft & bit) !== 0) into[n++] = l.soldLeft + good
    if ((soldRight & bit) !== 0) into[n++] = l.soldRight + good
  }
  const bargains = state.bargains.get(g, seat)
  for (let i = 0; i < 4; i++) if ((bargains & (1 << i)) !== 0) into[n++] = l.bargains + i
  const own = strength(g, seat)
  into[n++] = l.leads[0] + bounded(own - strength(g, before)) + MOST_LEAD
  into[n++] = l.leads[1] + bounded(own - strength(g, after)) + MOST_LEAD
  into[n++] = l.shields + Math.min(8, own)
  const next = passesLeft(g) ? before : after
  for (let kind = 0; kind < SYMBOL_KINDS; kind++) {
    const have = Math.min(MOST_SYMBOLS, state.symbols.get(g, seat, kind))
    for (let i = 0; i < have; i++) into[n++] = l.symbols + kind * MOST_SYMBOLS + i
    const theirs = Math.min(2, state.symbols.get(g, next, kind))
    for (let i = 0; i < theirs; i++) into[n++] = l.nextSymbols + kind * 2 + i
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const have = Math.min(MOST_OF_A_COLOUR, state.colours.get(g, seat, colour))
    for (let i = 0; i < have; i++) into[n++] = l.colours + colour * MOST_OF_A_COLOUR + i
  }
  into[n++] = l.stages + Math.min(MOST_STAGES, state.stages.size(g, seat))
  for (let set = state.abilities.get(g, seat), i = 0; set !== 0; set >>>= 1, i++) {
    if ((set & 1) !== 0) into[n++] = l.abilities + i
  }
  into[n++] = l.boards[state.board.get(g, seat)]
  for (let c = 0; c < l.held.length; c++) {
    const column = l.held[c]
    const size = column.size(g, seat)
    for (let i = 0; i < size; i++) into[n++] = l.pieces[column.item(g, seat, i)]
  }
  for (let c = 0; c < l.counted.length; c++) {
    const { column, at } = l.counted[c]
    const have = Math.min(MOST_COUNTED, g.cells[column.start(g, seat)])
    for (let i = 0; i < have; i++) into[n++] = at + i
  }
  return n
}

const bounded = (lead: number): number => Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead))

/** Resources that the next stage needs and the city does not produce. */
function lackingOf(g: Game, seat: number, made: number): number {
  const board = g.rules.boards[state.board.get(g, seat)]
  const built = state.slots.get(g, seat)
  for (let slot = 0; slot < board.stages.length; slot++) {
    if ((built & (1 << slot)) === 0) return vector.missing(board.stages[slot][0].price.need, made)
  }
  return 0
}
