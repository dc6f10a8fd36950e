/** The words around shipyards in English. */
import { capital, listed } from '@heptapolis/boxes/grammar/en'

export const words = {
  ours: 'The shipyards of Armada are reconstructed: we have not seen the printed boards.',
  corrected: 'The shipyards of Armada are corrected after printed boards.',
  correct: 'Correct the boards',
  gives: 'gives',
  naval: 'naval strength',
  level: 'commercial level',
  explore: 'an island',
  ship: (colour: string, space: number) => `${colour} ship on space ${space}`,
  shipTitle: (colour: string) => `${capital(colour)} ship`,
  sails: (colour: string, withStage: boolean) =>
    `It may sail a space with each ${colour} card you build${withStage ? ', or with a stage,' : ''} if you pay what the space asks besides. Of strength, level and points only the last space reached counts.`,
  next: (cost: string, gifts: readonly string[]) =>
    `Next space: ${cost}; it brings ${listed(gifts) || 'nothing by itself'}.`,
  toSpace: (space: number, gifts: readonly string[]) => `to space ${space}: ${listed(gifts) || 'nothing by itself'}`,
  tax: 'Tax',
  atEnd: 'It has reached its last space.',
  lies: (name: string, space: number) => `${name}: on space ${space}.`,
  islandOf: (level: number) => `an island of level ${level}`,
}

export type ArmadaWords = typeof words
