/** The words around shipyards in English. */
export const words = {
  ours: 'The shipyards of Armada are reconstructed: we have not seen the printed boards.',
  corrected: 'The shipyards of Armada are corrected after printed boards.',
  correct: 'Correct the boards',
  gives: 'gives',
  naval: 'naval strength',
  level: 'commercial level',
  explore: 'an island',
  ship: (colour: string, space: number) => `${colour} ship on space ${space}`,
}

export type ArmadaWords = typeof words
