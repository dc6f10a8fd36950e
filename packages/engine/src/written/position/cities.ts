/** The boards of a position and the stages that stand. */

import type { Column } from '../../kernel/columns/column.ts'
import type { Game } from '../../kernel/game.ts'
import { pieces, readCount } from '../../kernel/position/forms.ts'
import { noSuch } from '../../kernel/position/naming.ts'
import { badPosition, type CityPosition, isProblem, type Position, textOf } from '../../kernel/position/types.ts'
import { stagePieces } from '../../rules/build/actions.ts'
import type { Board, Piece } from '../../rules/contract/piece.ts'
import { coded } from '../../rules/problem.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import { COLUMNS } from '../../rules/state.ts'
import { seatBoard } from '../../rules/turn/deal.ts'
import type { Problem } from '../../rules/vocabulary.ts'

const state = COLUMNS

/** Seats the boards that are named, and any others where none is. */
export function readBoards(g: Game, { cities }: Position): Problem | undefined {
  const named = cities.flatMap(({ wonder }) => (wonder === undefined ? [] : [wonder]))
  const twice = named.find((wonder, i) => named.indexOf(wonder) !== i)
  if (typeof twice === 'string') return coded('wonder-twice', { wonder: twice })
  const wonders = new Set(named)
  for (const [seat, city] of cities.entries()) {
    const board = boardFor(g.rules, city, wonders)
    if (isProblem(board)) return board
    wonders.add(board.def.wonder)
    seatBoard(g, seat, board)
  }
  for (const column of g.rules.columns) if (!KEPT.includes(column)) clearColumn(g, column)
  return undefined
}

/** Of what a board gives at the start, a position takes the coins for granted; the rest is said, or long gone. */
const KEPT: readonly Column[] = [state.chance, state.board, state.coins]

function clearColumn(g: Game, column: Column): void {
  for (let seat = 0; seat < (column.perCity ? g.rules.cities : 1); seat++) column.clear(g, seat)
}

function boardFor(rules: Ruleset, city: CityPosition, taken: ReadonlySet<string>): Board | Problem {
  const { wonder, side } = city
  const fits = ({ def }: Board) =>
    (wonder === undefined ? !taken.has(def.wonder) : def.wonder === wonder) && (side === undefined || def.side === side)
  const board = rules.boards.find(fits)
  if (board) return board
  const wonders = [...new Set(rules.boards.map((b) => b.def.wonder))].join(', ')
  const wanted = JSON.stringify({ wonder, side })
  return badPosition(`There is no board ${wanted} in this game, or it is taken; the wonders are ${wonders}.`)
}

export function writeBoard(g: Game, seat: number): CityPosition {
  const { def } = g.rules.boards[state.board.get(g, seat)]
  return {
    name: g.rules.setup.seats[seat]?.name,
    wonder: def.wonder,
    side: def.side,
    stages: state.stages.items(g, seat).map((piece) => g.rules.pieces[piece].id),
  }
}

/** The stages by number, in order from the ground, or by name. */
export function readStages(g: Game, seat: number, value: unknown, field: string): Problem | undefined {
  if (Array.isArray(value)) return readNamedStages(g, seat, value, field)
  const { stages } = g.rules.boards[state.board.get(g, seat)]
  const count = readCount(value, field, stages.length)
  if (isProblem(count)) return count
  for (let slot = 0; slot < count; slot++) state.stages.push(g, seat, stagePieces(g, seat, slot)[0].index)
  state.slots.set(g, seat, (1 << count) - 1)
  return undefined
}

const stageForm = pieces('stage', { named: true })

function readNamedStages(g: Game, seat: number, value: unknown[], field: string): Problem | undefined {
  const { stages, def } = g.rules.boards[state.board.get(g, seat)]
  const unknown = value.find((id) => !g.rules.byId.has(textOf(id)))
  if (unknown !== undefined) return noSuch(field, 'stage', unknown, ownIds(stages))
  const named = stageForm.read(value, field, g.rules)
  if (isProblem(named)) return named
  if (named.length > stages.length) return badPosition(`${field}: this wonder has ${stages.length} stages.`)
  for (const [i, index] of named.entries()) {
    const piece = g.rules.pieces[index]
    const own = stages.findIndex((halves) => halves.includes(piece))
    const offered = own >= 0 ? [] : stagePieces(g, seat, i)
    if (own < 0 && !offered.some((one) => one.index === index)) return otherWonder(field, piece, stages)
    const slot = own >= 0 ? own : i
    if ((state.slots.get(g, seat) & (1 << slot)) !== 0) {
      return badPosition(`${field}: stage ${slot + 1} is named twice.`)
    }
    state.slots.set(g, seat, state.slots.get(g, seat) | (1 << slot))
    state.stages.push(g, seat, index)
  }
  const inOrder = state.slots.get(g, seat) === (1 << named.length) - 1
  return inOrder || def.anyOrder ? undefined : badPosition(`${field}: the stages of this wonder are built in order.`)
}

const ownIds = (stages: Board['stages']): string[] => stages.flat().map(({ id }) => id)

const otherWonder = (field: string, { id }: Piece, stages: Board['stages']): Problem =>
  badPosition(`${field}: ${id} is of another wonder; the stages of this one are ${ownIds(stages).join(', ')}.`)
