/** Texts of the screen-only examples in English. */
import type { ExampleWords } from '../../../atom.ts'

export const cases = {
  'capitol-dug': {
    title: 'Black cards like any other',
    steps: [
      'The [card:contingent] lies under the second stage of [city:0], and the stage builds the [card:capitol] from the discard pile: black cards can be used for both.',
    ],
  },
  'losses-added': {
    title: 'Losses in one sum',
    steps: [
      '[city:0] and [city:1] both build a [card:hideout]. [city:2] settles both losses together: a coin for one, a debt for the other.',
    ],
  },
  'asked-at-once': {
    title: 'Both answer in secret',
    steps: ['[city:2] has chosen a debt, and [city:1] is still thinking. Nothing is taken before both have answered.'],
  },
  'debt-stays': {
    title: 'No way back',
    steps: [
      'However many coins [city:0] has, its debts stay: [points:{claims.0.points}]. The coins are counted separately, [points:{claims.1.points}].',
    ],
  },
  'token-waits': {
    title: 'A token to spare',
    steps: [
      '[city:0] and [city:1] stay away, so [city:2] has nobody to fight. [city:0] keeps its second token for the next Age.',
    ],
  },
  'absent-still-sells': {
    title: 'Away from war, not from trade',
    steps: [
      '[city:1] will stay out of the conflicts. [city:0] can buy its [res:clay] all the same, for [coins:{price}].',
    ],
  },
  'mask-not-twice': {
    title: 'More masks than cards',
    steps: [
      'There is only an [card:apothecary] next door. The other mask finds nothing to copy: [points:{claims.0.points}].',
    ],
  },
  'warehouse-doubles': {
    title: 'Another of the same',
    steps: [
      '[card:lumber-yard] makes [res:wood], and [card:secret-warehouse] makes another: enough for the [card:caravansery].',
    ],
  },
  'market-gives-lacking': {
    title: 'What the city lacks',
    steps: [
      'The city makes [res:stone] and [res:wood]. [card:black-market] gives a resource of another kind, [res:ore] for the [card:barracks], but no second [res:wood] for the [card:caravansery].',
    ],
  },
  'agency-second': {
    title: 'The wonder before the card',
    steps: [
      '[city:1] builds a stage that takes the [card:palace] from the discard pile. Then the [card:forging-agency] of [city:0] takes the [card:capitol].',
    ],
  },
  'market-not-sold': {
    title: 'Nothing from the black market',
    steps: [
      '[city:1] could make [res:ore] with its [card:black-market]. Nobody can buy it: [city:0] cannot build the [card:barracks].',
    ],
  },
  'free-city-in-debt': {
    title: 'The free city in debt',
    steps: [
      'The [card:hideout] of [city:0] hits the free city too. It has no coins, so it takes a debt without being asked.',
    ],
  },
  'black-is-new': {
    title: 'The first black card',
    steps: ['[city:0] has its second stage and no black card. The [card:capitol] is free.'],
  },
  'sale-meets-loss': {
    title: 'Sold in time',
    steps: [
      '[city:1] has no coins, but sells a card in the turn of the [card:hideout]. It pays the loss out of the [coins:{sale}] and takes no debt.',
    ],
  },
  'loss-before-war': {
    title: 'First the loss, then the war',
    steps: ['It is the last turn. [city:1] pays for the [card:hideout] before its army wins anything.'],
  },
  'solomon-before-agency': {
    title: 'The leader before the card',
    steps: [
      '[city:1] recruits [card:solomon] with its stage and takes the [card:walls]. The [card:forging-agency] of [city:0] takes the [card:theater] after that.',
    ],
  },
  'team-sum': {
    title: 'Adding up a team',
    steps: [
      '[city:0] has the most points, {claims.0.points}, but its partner has {claims.1.points}. [city:2] and [city:3] have more together: {claims.2.points} + {claims.3.points}. They win.',
    ],
  },
  'team-coins': {
    title: 'Equal teams',
    steps: ['Both teams have the same number of points. [city:2] and [city:3] have more coins together, and win.'],
  },
  'partner-paid': {
    title: 'Partners pay too',
    steps: ['[city:0] buys [res:clay] from its partner [city:1], who gets [coins:{price}] like any neighbour.'],
  },
  'team-token': {
    title: 'One fight fewer',
    steps: [
      '[city:1] is stronger than [city:2], and would win both fights. Its diplomacy token cancels one of them: a single token is left to win.',
    ],
  },
} satisfies Readonly<Record<string, ExampleWords>>
