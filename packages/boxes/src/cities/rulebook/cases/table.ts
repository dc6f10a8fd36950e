/** Tables of the examples of Cities. */

export const setup = { boxes: ['cities'] }
export const second = { boxes: ['cities'], edition: '2e' as const }
