/** The words of the card library in English. */

import type { Group } from '@heptapolis/boxes/faces'
import { plural } from '@heptapolis/boxes/grammar/en'
import type { Aspect } from '../differences.ts'

const percent = (share: number): string => `${Math.round(share * 100)} %`

export const words = {
  about: 'Every component of every box, in both editions.',
  views: { all: 'Components', chains: 'Chain tree', editions: 'Editions compared' },
  search: 'Search names and effects',
  filters: 'Filters',
  clear: 'Clear',
  found: (n: number, of: number) => (n === of ? plural(n, 'component') : `${n} of ${plural(of, 'component')}`),
  none: 'Nothing is printed like that. Loosen a filter.',
  any: 'any',
  edition: 'Edition',
  bothEditions: 'both',
  box: 'Box',
  sort: 'Kind',
  age: 'Age or level',
  colour: 'Colour',
  cost: 'Cost',
  costNone: 'no cost',
  costCoins: 'coins',
  effect: 'Effect',
  players: 'Players',
  groups: {
    goods: 'goods',
    trade: 'cheaper trade and building',
    coins: 'coins',
    points: 'points',
    counting: 'points or coins for things counted',
    military: 'conflicts',
    science: 'science',
    sea: 'ships and islands',
    power: 'powers of their own',
  } satisfies Record<Group, string>,
  cardsOf: (age: string) => `Cards of Age ${age}`,
  islandsOf: (level: string) => `Islands of level ${level}`,
  chainHelp: 'A line means: the left card makes the right one free.',
  onlyIn: { '1e': 'Only in the first edition', '2e': 'Only in the second edition' },
  bothDiffer: (n: number) => plural(n, 'component is printed differently', 'components are printed differently'),
  differsIn: 'differs in',
  aspects: {
    name: 'name',
    age: 'Age',
    colour: 'colour',
    cost: 'cost',
    effects: 'effect',
    chain: 'chains',
    copies: 'player counts',
    boards: 'boards',
  } satisfies Record<Aspect, string>,
  copies: (list: string) => `One card each from ${list} players on`,
  built: (share: number) => `Built ${percent(share)} of the times it is dealt`,
  builtBare: (share: number) => `${percent(share)} built`,
  luck: (factor: string, cities: number) => `${factor} × the fair share of wins (${cities} cities)`,
  luckBare: (factor: string) => `${factor} × wins`,
  botFigures: 'With the bots',
  figuresAbout: (games: number) => `Steady bots, ${games} games an edition. 1.00 is as often as anybody.`,
  noFigures: 'Too few games to say.',
  start: 'start',
  stage: (n: number) => `stage ${n}`,
  anyOrder: 'stages in any order',
  choice: 'or',
  freeWith: 'free with',
  frees: 'frees',
}

export type LibraryWords = typeof words
