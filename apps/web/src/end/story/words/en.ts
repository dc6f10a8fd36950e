/** Texts of the story of a game in English. */
import { form, listed, plural, small } from '@heptapolis/boxes/grammar/en'
import { minus } from '@heptapolis/boxes/grammar/signed'

type Names = readonly string[]

export const words = {
  title: 'The story of the game',
  led: (who: Names) => `${listed(who)} led after every Age.`,
  tookLead: (who: Names, other: Names, age: string) =>
    `${listed(other)} led first; ${listed(who)} took the lead in ${age} and kept it.`,
  overtook: (who: Names, other: Names, points: number, gained: number) =>
    `Before the last Age ${listed(other)} led with ${plural(points, 'point')}; ${listed(who)} then scored ${gained} and won.`,
  difference: (line: string, who: Names, points: number, other: Names, less: number) =>
    `Largest difference: ${small(line)}, ${plural(points, 'point')} for ${listed(who)}, ${minus(less)} for ${listed(other)}.`,
  close: (who: Names, behind: number) =>
    behind === 0
      ? `${listed(who)} had as many points, but fewer coins.`
      : `${listed(who)} ${form(who.length, 'was', 'were')} ${plural(behind, 'point')} behind.`,
  most: (line: string, who: Names, points: number, others: number) =>
    `${line}: ${plural(points, 'point')} for ${listed(who)}, no more than ${minus(others)} for any other.`,
}

export type StoryWords = typeof words
