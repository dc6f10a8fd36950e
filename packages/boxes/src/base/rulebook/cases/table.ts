/** Tables of the examples of the base game. */

export const first = { edition: '1e' as const }
export const second = { edition: '2e' as const }
