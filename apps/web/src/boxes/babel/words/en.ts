/** Texts of the tower in English. */
export const words = {
  noLaws: 'no laws',
  coveredNext: 'The next tile covers it.',
  atEnd: (points: string) => `At the end of the game: ${points}.`,
}

export type BabelWords = typeof words
