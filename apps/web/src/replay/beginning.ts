/** Where a replay begins: the address may name a move and through whose eyes it is seen. */
import { PUBLIC } from '@heptapolis/engine/show'
import { type Sitter, seatsHere } from '../table/table.ts'

/** In place of a seat: with all cards turned up. */
export const OPEN = -2

/**
 * Through whose eyes a game can be seen again. Once it is over everything lies open; before, whoever plays alone at this
 * screen sees what they saw, and several people what all of them may see.
 */
export function eyesFor(sitters: readonly Sitter[], isEnded: boolean): number[] {
  if (isEnded) return [OPEN, ...sitters.keys()]
  const here = seatsHere(sitters)
  return [...(here.length === 1 ? here : []), PUBLIC]
}

export const momentLink = (game: string, move: number, seat: number): string =>
  `/replay/${game}?move=${move}&seat=${seat}`

export function beginning(search: string, moves: number, eyes: readonly number[]): { after: number; eyes: number } {
  const asked = new URLSearchParams(search)
  const seat = wholeNumber(asked.get('seat'), Math.max(...eyes))
  return {
    after: wholeNumber(asked.get('move'), moves) ?? 0,
    eyes: seat !== undefined && eyes.includes(seat) ? seat : eyes[0],
  }
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const n = /^\d+$/.test(text ?? '') ? Number(text) : -1
  return n >= 0 && n <= most ? n : undefined
}
