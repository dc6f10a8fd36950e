/** Texts of shipyards in English. */
import { capital, form, listed } from '@heptapolis/boxes/grammar/en'
import { signed } from '@heptapolis/boxes/grammar/signed'

export const words = {
  ours: 'The shipyards of Armada are reconstructed and may differ from the printed boards.',
  corrected: 'The shipyards of Armada use your corrections.',
  correct: 'Correct boards',
  gives: 'gives',
  naval: 'naval strength',
  level: 'commercial level',
  explore: 'an island',
  ship: (colour: string, space: number) => `${colour} ship on space ${space}`,
  shipTitle: (colour: string) => `${capital(colour)} ship`,
  /** `card`: a card of the colour of the ship, such as "red card". */
  sails: (card: string, withStage: boolean) =>
    `Each time you build a ${card}${withStage ? ' or a stage' : ''}, you may pay the cost of the next space to move the ship there. For strength, level and points only its current space counts.`,
  next: (cost: string, gifts: readonly string[]) =>
    `Next space: costs ${cost}, gives ${listed(gifts) || 'nothing yet'}.`,
  toSpace: (space: number, cost: string, gifts: readonly string[]) =>
    `to space ${space} for ${cost}: ${listed(gifts) || 'nothing yet'}`,
  tax: 'Tax',
  atEnd: 'The ship has reached the last space.',
  lies: (name: string, space: number) => `${name}: on space ${space}.`,
  staysOut: 'no naval token in this Age',
  takesPart: (strength: number, points: number) =>
    `naval strength ${strength}: ${points === 0 ? 'no token' : `${signed(points)} ${form(Math.abs(points), 'point', 'points')}`} if all others take part`,
  islandOf: (level: number) => `a level ${level} island`,
}

export type ArmadaWords = typeof words
