/** The rules of the base game, in the order of the book. */
import type { BoxRules } from '../../atom.ts'
import { ACTIONS, TRADE } from './atoms/actions.ts'
import { CARDS, ENDS } from './atoms/ends.ts'
import { CONTENTS, SETUP } from './atoms/setup.ts'
import { AGE, TURN } from './atoms/turns.ts'
import { BIDS } from './bids.ts'
import { CHAPTERS } from './chapters.ts'
import { examples } from './examples.ts'
import { FREE_CITY } from './free-city.ts'
import { words as headings } from './headings/en.ts'
import registry from './numbers.json' with { type: 'json' }
import { pictures } from './pictures.ts'
import { RULINGS } from './rulings.ts'
import { TEAMS } from './teams.ts'
import { words } from './words/en.ts'

/** Values of the printed coins; the largest come with expansions. */
const COIN_VALUES = { 'coinValues.1': 1, 'coinValues.2': 3, 'coinValues.3': 6 }

export const baseRules: BoxRules = {
  box: 'base',
  registry,
  chapters: CHAPTERS,
  groups: { card: ({ age }) => `cards-${age}`, guild: () => 'guilds' },
  headings,
  headingsIn: (language) => import(`./headings/${language}.ts`),
  atoms: [
    ...CONTENTS,
    ...SETUP,
    ...AGE,
    ...TURN,
    ...ACTIONS,
    ...TRADE,
    ...ENDS,
    ...CARDS,
    ...FREE_CITY,
    ...BIDS,
    ...TEAMS,
    ...RULINGS,
  ],
  quiet: ['age', 'age-end'],
  examples,
  pictures,
  printed: {
    '1e': {
      age1: 49,
      age2: 49,
      age3: 40,
      guilds: 10,
      boards: 7,
      wonderCards: 7,
      twoPlayers: 2,
      conflict: 46,
      coins1: 46,
      coins3: 24,
    },
    '2e': {
      age1: 49,
      age2: 49,
      age3: 40,
      guilds: 10,
      boards: 7,
      victory: 24,
      victoryEach: 8,
      defeat: 24,
      coins1: 54,
      coins3: 24,
    },
  },
  prints: { '1e': 2011 },
  numbers: () => COIN_VALUES,
  words,
  wordsIn: (language) => import(`./words/${language}.ts`),
}
