/** Whether a view tells more than it may: everything hidden is changed, and nothing the viewer sees may change. */
import { clone, controller, type Game, List, moves, type Random, shuffle, sight, view } from '@heptapolis/engine'

/** What a viewer could tell from hidden things, as a sentence; undefined where nothing. */
export function differenceFor(g: Game, viewer: number, chance: Random): string | undefined {
  const other = scrambled(g, viewer, chance)
  if (JSON.stringify(view(g, viewer)) !== JSON.stringify(view(other, viewer))) return `The view of ${viewer} leaks`
  if (sight(g, viewer).cells.join() !== sight(other, viewer).cells.join()) return `The sight of ${viewer} leaks`
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (controller(g, seat) !== viewer) continue
    if (JSON.stringify(moves(g, seat)) !== JSON.stringify(moves(other, seat))) {
      return `The legal moves of seat ${seat} depend on hidden things`
    }
  }
  return undefined
}

/** The same game for all the viewer may know: hidden cards change places, hidden numbers are others. */
function scrambled(g: Game, viewer: number, chance: Random): Game {
  const other = clone(g)
  const seen = sight(g, viewer)
  for (const column of g.rules.columns) {
    if (column.sees === 'all') continue
    const hidden: number[] = []
    for (let seat = 0; seat < (column.perCity ? g.rules.cities : 1); seat++) {
      if (isHidden(g, seen, column, seat)) hidden.push(seat)
    }
    if (column instanceof List) exchange(other, column, hidden, chance)
    else for (const seat of hidden) overwrite(other, column, seat, chance)
  }
  return other
}

type Column = Game['rules']['columns'][number]

function isHidden(g: Game, seen: Game, column: Column, seat: number): boolean {
  const from = column.start(g, seat)
  for (let i = from; i < from + column.width; i++) if (g.cells[i] !== seen.cells[i]) return true
  return false
}

function exchange(g: Game, list: List, seats: readonly number[], chance: Random): void {
  const all = shuffle(
    seats.flatMap((seat) => list.items(g, seat)),
    chance,
  )
  for (const seat of seats) list.assign(g, seat, all.splice(0, list.size(g, seat)))
}

const SMALL = 100

function overwrite(g: Game, column: Column, seat: number, chance: Random): void {
  const from = column.start(g, seat)
  for (let i = from; i < from + column.width; i++) g.cells[i] = chance.below(SMALL)
}
