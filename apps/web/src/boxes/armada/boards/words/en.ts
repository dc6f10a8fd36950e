/** Texts for correcting the boards of Armada in English. */
import type { Letters, Space } from '@heptapolis/boxes/armada'

const LETTERS: Letters = { wood: 'w', stone: 's', clay: 'c', ore: 'o', glass: 'g', cloth: 't', papyrus: 'p' }

export const words = {
  title: 'Boards of Armada',
  about:
    'Our numbers are reconstructed, because we have not seen the printed shipyards. Type the numbers of your boards; empty fields keep ours. Changes are saved automatically and included in links and exported games.',
  boards: 'Boards',
  gives: 'Effects of spaces',
  givesHelp: 'The same on every board. Space 1 is the first after the start.',
  costsHelp:
    'Letters for resources, then coins: 2o is 2 ore, cp is clay and papyrus, w3 is wood and 3 coins. Empty means free.',
  letters: LETTERS,
  palette: 'Resources for the space',
  add: (good: string) => `Add ${good}`,
  coin: 'coin',
  empty: 'Clear space',
  reconstructed: 'reconstructed',
  partlyReconstructed: 'partly reconstructed',
  reconstructedHelp: 'Our numbers: we have not seen the printed board.',
  wonderColumn: 'a wonder stage moves this ship',
  corrected: 'corrected',
  marked: 'not valid',
  at: (space: number) => `Space ${space}:`,
  wonderSign: 'wonder sign',
  wonderSignOn: (fleet: string) => `wonder sign on the ${fleet} column`,
  gain: {
    naval: 'naval strength',
    level: 'commercial level',
    coins: 'coins',
    tax: 'Tax',
    points: 'points',
    explore: 'island level',
  } satisfies Record<keyof Space, string>,
  gainAt: (fleet: string, space: number, gain: string) => `${fleet}, space ${space}: ${gain}`,
  costAt: (fleet: string, space: number) => `${fleet}, space ${space}: cost`,
  done: 'Done',
  back: 'Reset to ours',
  undo: 'Undo',
  open: 'Open file',
  save: 'Save file',
  kept: 'Use those saved in this browser',
  putRight: 'Marked values are not used; ours apply instead.',
  badFile: 'This file can’t be used:',
  notJson: 'it is not JSON.',
  more: (n: number) => `and ${n} more`,
  upTo: (most: number) => `a whole number from 0 to ${most}`,
  atMost: (goods: string) => `${goods} at most`,
  unknownLetter: (letter: string) => `“${letter}” is not one of the letters`,
}

export type BoardsWords = typeof words
