/** Texts of the end of a game in English. */
import type { Party } from '@heptapolis/boxes'
import { form, listed, ordinal, plural } from '@heptapolis/boxes/grammar/en'
import { byKey } from '@heptapolis/engine/kernel'
import { parties } from '../../words/en.ts'

export const words = {
  stand: (cities: readonly string[]) => `${listed(cities)} ${form(cities.length, 'wins', 'win')}`,
  win: (cities: readonly string[]) => `${listed(cities)} ${form(cities.length, 'wins', 'win')}`,
  tied: (cities: readonly string[]) => `${listed(cities)} share the victory`,
  wins: (first: readonly Party[], points: number) => `${winning(first, points)}.`,
  winsBy: (first: readonly Party[], points: number, margin: number, second: readonly Party[]) =>
    `${winning(first, points)}${ahead(margin, second)}.`,
  leadsBy: (points: number, margin: number, second: readonly Party[]) =>
    `${plural(points, 'point')}${ahead(margin, second)}.`,
  youAre: (rank: number, points: number, inTeam: boolean) =>
    `${inTeam ? 'Your team is' : 'You are'} ${ordinal(rank)} with ${plural(points, 'point')}.`,
  shareWin: (points: number, areTiesShared: boolean) =>
    `Tied on ${plural(points, 'point')}${areTiesShared ? '' : ', and on coins too'}.`,
  each: 'Each',
  teamTotal: 'Team',
  chart: 'Points by source, one tower per city',
  /** Only if a city has lost points. */
  lostHelp: 'Below the line: all lost points. The height above it is the total.',
  tiesHelp: 'If totals are equal, more coins win.',
  teamsHelp: 'Partners add up their points. Each conflict with another team counts twice.',
  whereFrom: 'Points by source',
  playAgain: 'Play again',
  otherSetup: 'Change set-up',
  /** What a category counts, if its name does not say it. */
  lineOf: byKey({ treasury: 'coins', civil: 'blue', commerce: 'yellow' }),
  lookAtCities: 'Show the table',
  gameStory: 'Analysis',
  share: {
    title: 'Share',
    picture: 'Share as picture',
    link: 'Copy link',
    text: 'Copy as text',
    bgStats: 'Add to BG Stats',
    me: 'Me',
  },
}

const ahead = (margin: number, second: readonly Party[]): string =>
  `${margin > 0 ? `, ${margin} ahead of` : ' and more coins than'} ${parties(second)}`

const winning = (people: readonly Party[], points: number): string =>
  `${parties(people, true)} ${people.length > 1 || people[0].isYou ? 'win' : 'wins'} with ${plural(points, 'point')}`

export type EndWords = typeof words
