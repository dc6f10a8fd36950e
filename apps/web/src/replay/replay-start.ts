/** Start of a replay: the first step and viewer, which a URL may name, and the list of possible viewers. */
import { PUBLIC } from '@heptapolis/engine/show'
import { roundOf } from '../game-model/records/replay-steps.ts'
import { type PlayerInfo, seatsHere } from '../game-model/table.ts'

/** A viewer who sees all cards. */
export const OPEN = -2

/**
 * The possible viewers. After the end everything is open; before, a single player has the own view, several people at
 * one screen the public one.
 */
export function viewersFor(sitters: readonly PlayerInfo[], isEnded: boolean): number[] {
  if (isEnded) return [OPEN, ...sitters.keys()]
  const here = seatsHere(sitters)
  return [...(here.length === 1 ? here : []), PUBLIC]
}

/** Older URLs name a move and a seat. */
export function replayStart(
  search: string,
  stops: readonly number[],
  viewers: readonly number[],
): { round: number; viewer: number } {
  const query = new URLSearchParams(search)
  const seat = wholeNumber(query.get('as') ?? query.get('seat'), Math.max(...viewers))
  const move = wholeNumber(query.get('move'), stops.at(-1) ?? 0)
  return {
    round: wholeNumber(query.get('round'), stops.length - 1) ?? (move === undefined ? 0 : roundOf(stops, move)),
    viewer: seat !== undefined && viewers.includes(seat) ? seat : viewers[0],
  }
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const n = /^\d+$/.test(text ?? '') ? Number(text) : -1
  return n >= 0 && n <= most ? n : undefined
}
