/** The tables at which the examples of Cities are played. */

export const setup = { boxes: ['cities'] }
export const second = { boxes: ['cities'], edition: '2e' as const }
