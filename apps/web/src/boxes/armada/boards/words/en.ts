/** The words for correcting the boards of Armada in English. */
import type { Letters, Space } from '@heptapolis/boxes/armada'

const LETTERS: Letters = { wood: 'w', stone: 's', clay: 'c', ore: 'o', glass: 'g', cloth: 't', papyrus: 'p' }

export const words = {
  title: 'The boards of Armada',
  about:
    'We have not seen the printed shipyards: our numbers are reconstructed. Type what yours say; what you leave stays ours. It is kept as you type, and goes with the link and the record.',
  boards: 'Boards',
  gives: 'What spaces give',
  givesHelp: 'The same on every board. Space 1 is the first after the start.',
  costsHelp:
    'Letters for goods, then coins: 2o is two ore, cp clay and papyrus, w3 wood and three coins. Empty is free.',
  letters: LETTERS,
  palette: 'Goods for the space',
  add: (good: string) => `Add ${good}`,
  coin: 'coin',
  empty: 'Empty the space',
  reconstructed: 'reconstructed',
  partlyReconstructed: 'partly reconstructed',
  reconstructedHelp: 'Numbers of ours: we have not seen the printed board.',
  wonderColumn: 'a wonder stage sails this ship',
  corrected: 'corrected',
  marked: 'something is wrong here',
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
  back: 'Back to ours',
  undo: 'Undo',
  open: 'Open a file',
  save: 'Save as a file',
  kept: 'Take those kept in this browser',
  putRight: 'What is marked is not used; ours stands there instead.',
  badFile: 'This file cannot be used:',
  notJson: 'it is not JSON.',
  more: (n: number) => `and ${n} more`,
  upTo: (most: number) => `a whole number from 0 to ${most}`,
  atMost: (goods: string) => `${goods} at most`,
  unknownLetter: (letter: string) => `“${letter}” is none of the letters`,
}

export type BoardsWords = typeof words
