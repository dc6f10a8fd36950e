/** Where a replay begins: the address may name a move and through whose eyes it is seen. */
export const momentLink = (game: string, move: number, seat: number): string =>
  `/replay/${game}?move=${move}&seat=${seat}`

export function beginning(search: string, moves: number, seats: number): { after: number; seat: number | undefined } {
  const asked = new URLSearchParams(search)
  const seat = wholeNumber(asked.get('seat'), seats - 1)
  return { after: wholeNumber(asked.get('move'), moves) ?? 0, seat }
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const n = /^\d+$/.test(text ?? '') ? Number(text) : -1
  return n >= 0 && n <= most ? n : undefined
}
