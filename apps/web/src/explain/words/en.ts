/** Explanations of symbols and numbers, the keys and the legend, in English. */
import { listed, plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  topics: {
    coins: {
      name: 'Coins',
      text: 'They pay cards, neighbours and the bank. At the end three of them are a point.',
    },
    shields: {
      name: 'Shields',
      text: 'The strength of a city in the fights at the end of each Age, as a rule against both neighbours and nobody else.',
    },
    science: {
      name: 'Science',
      text: 'Equal symbols score their number squared; every set of three different ones adds 7.',
    },
    tokens: {
      name: 'Conflict tokens',
      text: 'A fight won counts 1, 3 or 5 points by Age; a fight lost counts one point less.',
    },
    stage: {
      name: 'A stage of the wonder',
      text: 'Any card, face down, and this price lift the wonder by a stage. The card itself no longer matters.',
    },
    goods: {
      name: 'Goods',
      text: 'Made anew every turn and never used up. Of goods side by side on one ground only one is made; dashed ones are not for sale.',
    },
    raw: { name: 'Price of a raw good', text: 'What one wood, stone, clay or ore costs you here, as a rule 2.' },
    made: { name: 'Price of a made good', text: 'What one glass, cloth or papyrus costs you here, as a rule 2.' },
    card: { name: 'A card', text: 'Its symbols say what it does, those above what it costs.' },
    box: { name: '', text: '' },
    field: { name: '', text: 'A box in play counts this. Its chapter of the rulebook says how.' },
  },
  has: (name: string, coins: number) => `${name} has ${plural(coins, 'coin')}.`,
  symbols: (name: string, points: number) => `${name} has ${plural(points, 'point')} of science now.`,
  tokensOf: (name: string, points: number) => `${name}: ${plural(points, 'point')} so far.`,
  noTokens: 'None so far.',
  price: (name: string, coins: number, because: readonly string[]) =>
    `${name} sells you one for ${plural(coins, 'coin')} now${because.length > 0 ? `, by ${listed(because)}` : ''}.`,
  built: 'It is built.',
  freeWith: (name: string) => `Free: you have ${name}.`,
  chains: 'Chains',
  chainsHelp: 'A card makes those it leads to free. What stands in your city is in colour.',
  options: (goods: readonly string[]) => `Here: ${listed(goods, 'or')}.`,
  now: (name: string, figures: string) => `${name}: ${figures}`,
  rule: 'In the rulebook',

  keys: 'Keys',
  keysHelp: 'Hold the pointer over anything, or give it the focus and press i, to have it explained.',
  groups: { hand: 'Your hand', looking: 'Looking', game: 'The game' },
  key: {
    cards: 'go through the cards',
    open: 'open the card, then play it',
    ways: 'another way to use it',
    back: 'put the card back',
    undo: 'take back, until all have chosen',
    explain: 'explain what has the focus',
    legend: 'legend of all symbols',
    chains: 'which cards make which free',
    book: 'rulebook',
    log: 'what happened',
    hint: 'hint',
    theme: 'light or dark',
    menu: 'menu',
    help: 'these keys',
  },
  to: 'to',

  legend: 'Legend',
  legendHelp: 'All symbols on one page, with those of the boxes in play.',
  sections: {
    goods: 'Goods',
    coins: 'Coins and points',
    colours: 'Colours',
    fights: 'Fights',
    science: 'Science',
    table: 'Table',
    actions: 'What you can do',
  },
  signs: {
    raw: ['Raw goods', 'on squares'],
    made: ['Made goods', 'on discs'],
    choice: ['One of these', 'a choice, made anew each turn'],
    any: ['Any', 'one good of the kind shown, only for you'],
    coins: ['Coins', 'three of them are a point at the end'],
    points: ['Points', 'counted at the end'],
    bank: ['Bank', 'coins that go to nobody'],
    shield: ['Shield', 'strength against those you meet'],
    victory: ['Victory', '1, 3, 5 points by Age'],
    defeat: ['Defeat', 'one point less'],
    wild: ['Any of the three', 'chosen for you at the end, for the best'],
    stage: ['Stage', 'of a wonder'],
    link: ['Chain', 'free with the card named'],
    discard: ['Discard', 'sold and left-over cards'],
    pass: ['Hands pass', 'left in Ages I and III, right in II'],
    partners: ['Partner', 'whoever plays with you'],
  } satisfies Record<string, readonly [string, string]>,
}

export type ExplainWords = typeof words
