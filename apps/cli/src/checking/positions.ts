/**
 * Check that a game can be saved and resumed at any question, from the complete state and from the view of any seat.
 */
import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type Game, moves, type Position, showMove, toAct, toPosition, view } from '@heptapolis/engine'
import { controller, hash } from '@heptapolis/engine/search'

const seatsOf = (g: Game): number[] => Array.from({ length: g.rules.cities }, (_, seat) => seat)
const legalText = (g: Game, seat: number): string => JSON.stringify(moves(g, seat).map((move) => showMove(g, move)))

/** Reads a position back through its JSON text. */
function readBack(position: Position, what: string): Game {
  const text = JSON.stringify(position)
  const back = fromPosition(JSON.parse(text), BOXES)
  if (!back.ok) throw new Error(`${what} is refused: ${back.error.message} ${text}`)
  return back.value
}

/** Copy of the game through its position. */
export function twinOf(g: Game): Game {
  const twin = readBack(toPosition(g), 'The position')
  if (toAct(twin).join() !== toAct(g).join()) throw new Error('The position asks other seats')
  for (const seat of seatsOf(g)) {
    if (legalText(twin, seat) !== legalText(g, seat)) throw new Error(`The position gives seat ${seat} other moves`)
  }
  if (hash(twin) !== hash(g)) throw new Error(`The position is another game: ${differences(g, twin).join(', ')}`)
  return twin
}

function differences(g: Game, other: Game): string[] {
  return g.rules.columns.flatMap((column) =>
    (column.perCity ? seatsOf(g) : [0]).flatMap((seat) => {
      const from = column.start(g, seat)
      const [a, b] = [g, other].map(({ cells }) => cells.subarray(from, from + column.width).join())
      return a === b ? [] : [`${column.key} of seat ${seat}: ${a} / ${b}`]
    }),
  )
}

/** A view can be loaded as a game in which the seat has the same moves. */
export function verifyView(g: Game, viewer: number): void {
  const seen = readBack(view(g, viewer), `The view of ${viewer}`)
  if (toAct(seen).join() !== toAct(g).join()) throw new Error(`The view of ${viewer} asks other seats`)
  for (const seat of seatsOf(g)) {
    if (controller(g, seat) !== viewer) continue
    if (legalText(seen, seat) !== legalText(g, seat))
      throw new Error(`The view of ${viewer} gives seat ${seat} other moves`)
  }
}
