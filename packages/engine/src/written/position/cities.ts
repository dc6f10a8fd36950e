/** Boards of a position and their built stages. */

import type { Column } from '../../kernel/columns/column.ts'
import { isSame } from '../../kernel/position/fields.ts'
import { pieces, readCount } from '../../kernel/position/forms.ts'
import { asWritten, noSuch, textOf } from '../../kernel/position/naming.ts'
import { isProblem, type Problem } from '../../kernel/result.ts'
import { stagePieces } from '../../rules/build/actions.ts'
import type { Board, Game, Piece, Ruleset } from '../../rules/contract/box.ts'
import type { CityPosition, Position } from '../../rules/contract/position.ts'
import { badPosition, coded } from '../../rules/problem.ts'
import { boardCalled } from '../../rules/ruleset/called.ts'
import { COLUMNS } from '../../rules/state.ts'
import { seatBoard } from '../../rules/turn/deal.ts'
import type { SeatSetup } from '../../rules/vocabulary.ts'

const state = COLUMNS

/** Seats the boards named in the city or in the set-up, and any others for the rest. */
export function readBoards(g: Game, { cities }: Position): Problem | undefined {
  const boards = g.rules.boards.map(({ def }) => def)
  const said = cities.map((city) => ({ name: city.name, ...boardCalled(boards, g.rules.names, city) }))
  const contradiction = said.map((city, seat) => contradictionIn(g.rules, seat, city)).find((found) => found)
  if (contradiction) return contradiction
  const wanted = said.map(({ wonder, side }, seat) => {
    const wish = g.rules.setup.seats[seat] ?? {}
    return { wonder: wonder ?? wish.wonder, side: side ?? wish.side }
  })
  const named = wanted.flatMap(({ wonder }) => (wonder === undefined ? [] : [wonder]))
  const twice = named.find((wonder, i) => named.indexOf(wonder) !== i)
  if (typeof twice === 'string') return coded('wonder-twice', { wonder: twice })
  const wonders = new Set(named)
  for (const [seat, wish] of wanted.entries()) {
    const board = boardFor(g.rules, wish, wonders)
    if (isProblem(board)) return board
    wonders.add(board.def.wonder)
    seatBoard(g, seat, board)
  }
  for (const column of g.rules.columns) if (!KEPT.includes(column)) clearColumn(g, column)
  return undefined
}

/** Problem if a city contradicts the set-up of its seat. */
function contradictionIn({ setup }: Ruleset, seat: number, city: SeatSetup): Problem | undefined {
  const wish = setup.seats[seat] ?? {}
  const field = (['name', 'wonder', 'side'] as const).find((one) => isOther(wish[one], city[one]))
  if (!field) return undefined
  return coded('seats-differ', { seat, field, ofSeat: asWritten(wish[field]), ofCity: asWritten(city[field]) })
}

const isOther = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other

/**
 * Columns kept from the start of a game. Of the board's starting benefits a position implies only the coins; others are
 * stated or used up.
 */
const KEPT: readonly Column[] = [state.chance, state.board, state.coins]

function clearColumn(g: Game, column: Column): void {
  for (let seat = 0; seat < (column.perCity ? g.rules.cities : 1); seat++) column.clear(g, seat)
}

function boardFor(rules: Ruleset, { wonder, side }: SeatSetup, taken: ReadonlySet<string>): Board | Problem {
  const fits = ({ def }: Board) =>
    (wonder === undefined ? !taken.has(def.wonder) : def.wonder === wonder) && (side === undefined || def.side === side)
  const board = rules.boards.find(fits)
  if (board) return board
  const known = [...new Set(rules.boards.map((b) => b.def.wonder))]
  return badPosition('no-board', { wonder, side, known })
}

interface Before {
  readonly game: Game
  readonly fields: CityPosition
}

/** Unchanged stages reuse the same list. */
export function writeBoard(g: Game, seat: number, before?: Before): CityPosition {
  const { def } = g.rules.boards[state.board.get(g, seat)]
  const stages =
    before && isSame(g, before.game, state.stages, seat)
      ? before.fields.stages
      : state.stages.items(g, seat).map((piece) => g.rules.pieces[piece].id)
  return { name: g.rules.setup.seats[seat]?.name, wonder: def.wonder, side: def.side, stages }
}

/** Stages by number, in order from the ground, or by name. */
export function readStages(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  if (Array.isArray(value)) return readNamedStages(g, seat, value, field)
  const { stages } = g.rules.boards[state.board.get(g, seat)]
  const count = readCount(value, field, stages.length)
  if (isProblem(count)) return count
  for (let slot = 0; slot < count; slot++) state.stages.push(g, seat, stagePieces(g, seat, slot)[0].index)
  state.slots.set(g, seat, (1 << count) - 1)
  return undefined
}

/** Stage by name: the own side of the wonder first, because both sides share names. */
export const stageCalled = (rules: Ruleset, stages: Board['stages'], name: string): Piece | undefined =>
  rules.called(name, (piece) => stages.some((halves) => halves.includes(piece))) ?? rules.called(name)

const stageForm = pieces('stage', { named: true })

function readNamedStages(g: Game, seat: number, value: unknown[], field: string): Problem | undefined {
  const { stages, def } = g.rules.boards[state.board.get(g, seat)]
  const called = value.map((id) => stageCalled(g.rules, stages, textOf(id)))
  const unknown = called.indexOf(undefined)
  if (unknown >= 0) return noSuch(field, 'stage', value[unknown], ownIds(stages))
  const named = stageForm.read(
    called.map((piece) => piece?.id),
    field,
    g.rules,
  )
  if (isProblem(named)) return named
  if (named.length > stages.length) return badPosition('stages-beyond', { field, stages: stages.length })
  for (const [i, index] of named.entries()) {
    const piece = g.rules.pieces[index]
    const own = stages.findIndex((halves) => halves.includes(piece))
    const offered = own >= 0 ? [] : stagePieces(g, seat, i)
    if (own < 0 && !offered.some((one) => one.index === index)) return otherWonder(field, piece, stages)
    const slot = own >= 0 ? own : i
    if ((state.slots.get(g, seat) & (1 << slot)) !== 0) {
      return badPosition('stage-twice', { field, stage: slot + 1 })
    }
    state.slots.set(g, seat, state.slots.get(g, seat) | (1 << slot))
    state.stages.push(g, seat, index)
  }
  const inOrder = state.slots.get(g, seat) === (1 << named.length) - 1
  return inOrder || def.anyOrder ? undefined : badPosition('stages-in-order', { field })
}

const ownIds = (stages: Board['stages']): string[] => stages.flat().map(({ id }) => id)

const otherWonder = (field: string, { id }: Piece, stages: Board['stages']): Problem =>
  badPosition('other-wonder', { field, stage: id, known: ownIds(stages) })
