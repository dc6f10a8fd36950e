/** The tables at which the examples of the base game are played. */

export const first = { edition: '1e' as const }
export const second = { edition: '2e' as const }
