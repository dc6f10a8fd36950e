/** Texts of the tower in English. */
export const words = { noLaws: 'no laws yet', coveredNext: 'The next tile covers it.' }

export type BabelWords = typeof words
