/** What a seat may know. Columns say who sees them; what is not declared is hidden. */

import { type Column, List } from './columns/column.ts'
import type { GameEvent, Told } from './events.ts'
import { Game, type Rules } from './game.ts'
import { controller } from './questions/asking.ts'
import { questionAt } from './questions/queue.ts'
import { isOver, toAct } from './runner.ts'
import { KERNEL_COLUMNS } from './state.ts'

const state = KERNEL_COLUMNS

/** Nobody in particular: who sees what everybody sees. */
export const PUBLIC = -1

/**
 * The game as somebody sees it: hidden cards lie face down, their number is known. Only `sight` makes one, and no whole
 * game passes for one. It leads to nothing hidden: its cells are a copy that shares no memory with another game, the key
 * of chance is not among them, and the rules know no seed.
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
 * What a person, or `PUBLIC`, sees of a game. Of what is seen already the same person sees the same again. When the game
 * is over all cards are turned up: some count points.
 */
export function sight<R extends Rules>(g: Game<R>, viewer: number): Seen<R> {
  const seen = new Seen(g.rules, g.cells.slice(), viewer)
  if (isOver(g)) {
    hide(seen, state.chance, 0)
    return seen
  }
  const shown = revealedTo(g, viewer)
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

/** What a viewer is told of something that happened. */
export function toldTo(g: Game, event: GameEvent, viewer: number): Told {
  return event.own && isTold(g, event.own.to, viewer) ? toldInFull(event) : openly(event)
}

/** What a viewer may pass on to others who look from the same place: each is told their part of it by `toldTo`. */
export const heardBy = (g: Game, event: GameEvent, viewer: number): GameEvent =>
  event.own && !isTold(g, event.own.to, viewer) ? openly(event) : event

/** All of it: for whoever sees everything, as at the end of a game. */
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
 * Pieces in their fixed order: whoever looks through a pile does not learn who laid which card there, nor from a hand how
 * it was drawn, picked or passed.
 */
function spread(g: Game, column: Column, seat: number): void {
  if (!(column instanceof List) || column.ordered || column.size(g, seat) < 2) return
  const from = column.start(g, seat) + 1
  g.cells.subarray(from, from + column.size(g, seat)).sort()
}

/** Of a list the length stays. */
function hide(g: Game, column: Column, seat: number): void {
  const from = column.start(g, seat)
  g.cells.fill(0, column instanceof List ? from + 1 : from, from + column.width)
}
