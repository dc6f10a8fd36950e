/** Islands: found by the green ship, or given by a card. */

import {
  activate,
  chanceGives,
  type Decision,
  type EffectOf,
  type EffectRule,
  enqueue,
  forOwner,
  type Game,
  imaginePieces,
  isQueued,
  type Line,
  move,
  type Random,
  shuffle,
  state,
} from '@heptapolis/engine/box'
import { explored, exploring, islands, kept, offer, piles } from '../columns.ts'
import type { Level } from '../pieces/define.ts'
import { islandsOf } from './preparation.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Top island of this level, without a choice. */
    drawIsland: { level: Level }
  }
}

/** The two moments of a turn at which islands are explored. */
export const found: Line = { id: 'explore', run: explore }
export const foundLate: Line = { id: 'explore-late', run: explore }

/** Level by level. The line repeats until no city explores, because an island may move the ship. */
function explore(g: Game): void {
  const level = lowestLevel(g)
  if (level === 0 && explored.get(g) === 0) return
  state.line.add(g, -1)
  if (explored.get(g) > 0) settle(g)
  else handOut(g, level)
}

/** Lowest level that any city is about to explore; 0 for none. */
function lowestLevel(g: Game): number {
  let levels = 0
  for (let seat = 0; seat < g.rules.cities; seat++) levels |= exploring.get(g, seat)
  return levels === 0 ? 0 : Math.log2(levels & -levels)
}

function explorersOf(g: Game, level: number): number[] {
  const seats: number[] = []
  for (let seat = 0; seat < g.rules.cities; seat++) if ((exploring.get(g, seat) & (1 << level)) !== 0) seats.push(seat)
  return seats
}

/** A single explorer chooses from a fixed number; several share all islands of the level evenly. */
function handOut(g: Game, level: number): void {
  const { islandsDrawn } = g.rules.figures
  const pile = piles[level - 1]
  const seats = explorersOf(g, level)
  const each = Math.min(seats.length === 1 ? islandsDrawn : pile.size(g, 0), Math.floor(pile.size(g, 0) / seats.length))
  explored.set(g, level)
  for (const seat of seats) {
    exploring.set(g, seat, exploring.get(g, seat) & ~(1 << level))
    for (let i = 0; i < each; i++) offer.push(g, seat, drawTop(g, level))
    g.listener?.({ what: 'explores', seat, level, own: forOwner(g, seat, { found: namesOf(g, offered(g, seat)) }) })
    if (each > 1) enqueue(g, g.rules.decisionOf('keep-island'), seat, level)
    else if (each === 1) kept.set(g, seat, offer.item(g, seat, 0))
  }
}

/** Sorted by piece, so that the order reveals nothing of the pile. */
function offered(g: Game, seat: number): number[] {
  const islands: number[] = []
  for (let island = offer.above(g, seat, -1); island >= 0; island = offer.above(g, seat, island)) islands.push(island)
  return islands
}

const namesOf = (g: Game, islands: readonly number[]): string[] => islands.map((island) => g.rules.pieces[island].id)

const drawTop = (g: Game, level: number): number => piles[level - 1].removeAt(g, 0, piles[level - 1].size(g, 0) - 1)

/** All have chosen: chosen islands are revealed and activated, the others are shuffled back. */
function settle(g: Game): void {
  const pile = piles[explored.get(g) - 1]
  explored.set(g, 0)
  const found: [number, number][] = []
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (offer.size(g, seat) === 0) continue
    const island = kept.get(g, seat)
    offer.remove(g, seat, island)
    for (const other of offer.items(g, seat)) pile.push(g, 0, other)
    offer.clear(g, seat)
    kept.set(g, seat, 0)
    islands.push(g, seat, island)
    found.push([seat, island])
  }
  pile.assign(
    g,
    0,
    chanceGives(g, (chance) => shuffle(pile.items(g), chance)),
  )
  for (const [seat, island] of found) open(g, seat, island)
}

function open(g: Game, seat: number, island: number): void {
  const piece = g.rules.pieces[island]
  g.listener?.({ what: 'island', seat, card: piece.id })
  activate(g, seat, piece)
}

export const keepIsland: Decision = {
  id: 'keep-island',
  moves(g, seat, _level, _y, out) {
    const pick = g.rules.actionOf('pick')
    for (const island of offered(g, seat)) out.push(move(pick, island))
  },
  answer(g, seat, { card }) {
    kept.set(g, seat, card)
  },
}

/** Places unseen islands on the pile of their level, or before its explorers. */
export function imagineIslands(g: Game, random: Random): void {
  for (const [i, pile] of piles.entries()) {
    const hidden = explored.get(g) === i + 1 ? [offer, pile] : [pile]
    imaginePieces(g, random, islandsOf(g.rules)[i + 1], [islands], hidden)
  }
  if (explored.get(g) === 0) return
  // A city that has chosen keeps one of the found islands; it is unknown which.
  const choosing = g.rules.decisionOf('keep-island')
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (offer.size(g, seat) === 0 || kept.get(g, seat) > 0 || isQueued(g, choosing, seat)) continue
    kept.set(g, seat, offer.item(g, seat, 0))
  }
}

export const drawIslandEffect: EffectRule<EffectOf<'drawIsland'>> = {
  now(g, seat, { level }) {
    if (piles[level - 1].size(g, 0) === 0) return
    const island = drawTop(g, level)
    islands.push(g, seat, island)
    open(g, seat, island)
  },
}
