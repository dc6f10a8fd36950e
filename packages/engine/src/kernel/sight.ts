/** Views: the game as one seat may know it. Columns declare their viewers; undeclared ones are hidden. */

import { type Column, List } from './columns/column.ts'
import type { GameEvent, Told } from './events.ts'
import { Game, type Rules } from './game.ts'
import { controller } from './questions/asking.ts'
import { questionAt } from './questions/queue.ts'
import { isOver, toAct } from './runner.ts'
import { KERNEL_COLUMNS } from './state.ts'

const state = KERNEL_COLUMNS

/** Viewer who sees only what everybody sees. */
export const PUBLIC = -1

/**
 * Game as one viewer sees it: hidden cards are face down, their number is known. Only `sight` creates it, and its type
 * differs from a full game. It contains no hidden data: its cells share no memory with another game, they lack the
 * random key, and the rules contain no seed.
 */
class Seen<R extends Rules = Rules> extends Game<R> {
  declare protected readonly isSeen: true
  declare readonly viewer: number

  constructor(rules: R, cells: Int32Array, viewer: number) {
    super(rules, cells)
    this.viewer = viewer
  }
}

export type { Seen }

/**
 * View of a person or of `PUBLIC`. The view of a view is the same view. After the end all cards are visible, because
 * some score points.
 */
export function sight<R extends Rules>(g: Game<R>, viewer: number): Seen<R> {
  const seen = new Seen(g.rules, g.cells.slice(), viewer)
  if (isOver(g)) {
    hide(seen, state.chance, 0)
    return seen
  }
  const shown = [...g.rules.opened, ...revealedTo(g, viewer)]
  for (const column of g.rules.columns) {
    if (column.sees === 'all') continue
    if (shown.includes(column)) {
      spread(seen, column, 0)
      continue
    }
    if (!column.perCity) {
      hide(seen, column, 0)
      continue
    }
    for (let seat = 0; seat < g.rules.cities; seat++) {
      if (looksInto(g, viewer, column, seat)) spread(seen, column, seat)
      else hide(seen, column, seat)
    }
  }
  return seen
}

/** Event as a viewer may receive it. */
export function toldTo(g: Game, event: GameEvent, viewer: number): Told {
  return event.own && isTold(g, event.own.to, viewer) ? toldInFull(event) : openly(event)
}

/** Event with the details that a viewer may pass on; `toldTo` filters it again for each further viewer. */
export const heardBy = (g: Game, event: GameEvent, viewer: number): GameEvent =>
  event.own && !isTold(g, event.own.to, viewer) ? openly(event) : event

/** Event with all details: for viewers who see everything, as after the end of a game. */
export function toldInFull(event: GameEvent): Told {
  if (!event.own) return openly(event)
  const { to: _, ...details } = event.own
  return { ...openly(event), ...details }
}

function openly({ own: _, ...open }: GameEvent): Told {
  return open as Told
}

const isTold = (g: Game, to: number, viewer: number): boolean => viewer === to || sharesWith(g, viewer, to)

function looksInto(g: Game, viewer: number, { sees }: Column, city: number): boolean {
  if (viewer < 0 || sees === 'none') return false
  const player = sees === 'owner' ? city : controller(g, city)
  return player === viewer || sharesWith(g, viewer, city)
}

const sharesWith = (g: Game, viewer: number, owner: number): boolean => viewer >= 0 && g.rules.sees(g, viewer, owner)

function revealedTo(g: Game, viewer: number): readonly Column[] {
  return toAct(g).flatMap((seat) => {
    const at = controller(g, seat) === viewer ? questionAt(g, seat) : -1
    return at < 0 ? [] : (g.rules.decisions[state.queue.item(g, 0, at)].reveals ?? [])
  })
}

/**
 * Sorts pieces. The order of a pile would reveal who discarded a card, and that of a hand how it was drawn or passed.
 */
function spread(g: Game, column: Column, seat: number): void {
  if (!(column instanceof List) || column.ordered || column.size(g, seat) < 2) return
  const from = column.start(g, seat) + 1
  g.cells.subarray(from, from + column.size(g, seat)).sort()
}

/** Hides the items of a list; its length stays. */
function hide(g: Game, column: Column, seat: number): void {
  const from = column.start(g, seat)
  g.cells.fill(0, column instanceof List ? from + 1 : from, from + column.width)
}
