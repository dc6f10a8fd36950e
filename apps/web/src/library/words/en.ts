/** Texts of the card library in English. */

import type { Group } from '@heptapolis/boxes/faces'
import { listed, plural } from '@heptapolis/boxes/grammar/en'
import type { Aspect } from '../editions/differences.ts'

const percent = (share: number): string => `${Math.round(share * 100)}%`

export const words = {
  about: 'All components of the base game and its expansions, in both editions.',
  views: { all: 'Components', chains: 'Chain tree', editions: 'Editions compared' },
  search: 'Search names and effects',
  filters: 'Filters',
  clear: 'Clear',
  found: (n: number, of: number) => (n === of ? plural(n, 'component') : `${n} of ${plural(of, 'component')}`),
  none: 'No component matches. Remove a filter.',
  any: 'any',
  edition: 'Edition',
  bothEditions: 'both',
  box: 'Expansion',
  sort: 'Kind',
  age: 'Age or level',
  colour: 'Colour',
  cost: 'Cost',
  costNone: 'no cost',
  costCoins: 'coins',
  effect: 'Effect',
  players: 'Players',
  groups: {
    goods: 'resources',
    trade: 'cheaper trade and building',
    coins: 'coins',
    points: 'points',
    counting: 'points or coins per item',
    military: 'conflicts',
    science: 'science',
    sea: 'ships and islands',
    power: 'special effects',
  } satisfies Record<Group, string>,
  cardsOf: (age: string) => `Age ${age} cards`,
  islandsOf: (level: string) => `Level ${level} islands`,
  chainHelp: 'A line means that the left card makes the right card free.',
  onlyIn: { '1e': 'Only in the first edition', '2e': 'Only in the second edition' },
  bothDiffer: (n: number) => plural(n, 'component differs', 'components differ'),
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
  copies: (players: readonly number[]) =>
    `One copy${players.length > 1 ? ' each' : ''} at ${listed(players.map((n) => `${n}+`))} players`,
  /** By sort of piece; `card` is for every other sort too. */
  use: {
    card: {
      often: (share: number) => `Built in ${percent(share)} of the games in which it is dealt`,
      short: (share: number) => `built: ${percent(share)}`,
      head: 'Built',
    },
    leader: {
      often: (share: number) => `Recruited in ${percent(share)} of the games in which it is dealt`,
      short: (share: number) => `recruited: ${percent(share)}`,
      head: 'Recruited',
    },
  },
  luck: (factor: string, cities: string) => `${factor} × the average win rate (${cities} cities)`,
  luckBare: (factor: string) => `${factor} × wins`,
  botFigures: 'Bot statistics',
  figuresAbout: (games: string) => `Medium bots, ${games} games per edition. 1.00 is the average win rate.`,
  experience: 'Statistics by bot level',
  experienceHead: (use: string) => ['Bots', use, '× average win rate', 'Cities', 'Mostly in'],
  share: percent,
  usualTurn: (age: string, turn: number, share: number) => `${age}, turn ${turn} (${percent(share)})`,
  rulings: 'Rulings',
  report: 'Question this ruling',
  reported: 'Copied: rule, expansions and position',
  elsewhere: (language: string, names: readonly string[]) => `in ${language}: ${names.join(', ')}`,
  copyLink: 'Copy link',
  ourName: 'Our own name: we don’t know the printed one',
  start: 'start',
  stage: (n: number) => `stage ${n}`,
  side: (name: string) => `${name} side`,
  anyOrder: 'stages in any order',
  choice: 'or',
  /** Of halves of a stage. */
  either: (texts: readonly string[]) =>
    texts.length < 2 ? texts.join() : `either ${texts.map((text) => text.replaceAll('; ', ' and ')).join(', or ')}`,
  freeWith: 'Free with',
  frees: 'Makes free',
  costs: 'Costs',
  inPlay: 'In play',
  countsFor: 'Counts for',
  inCity: 'In a city',
  sameColour: 'Cards of the same colour',
  allCards: 'All cards',
  entries: 'Components',
  previous: 'Previous component',
  next: 'Next component',
  notFound: 'There is no such component.',
}

export type LibraryWords = typeof words
