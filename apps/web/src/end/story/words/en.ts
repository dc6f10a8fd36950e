/** Texts of the story of a game in English. */
import type { Party } from '@heptapolis/boxes'
import { plural, small } from '@heptapolis/boxes/grammar/en'
import { minus } from '@heptapolis/boxes/grammar/signed'
import { parties } from '../../../words/en.ts'

type People = readonly Party[]

/** A line named after an expansion keeps its capitals. */
const inSentence = (line: string): string => (/[A-Z]/.test(line.slice(1)) ? line : small(line))

const were = (people: People): string => (people.length > 1 || people[0]?.isYou ? 'were' : 'was')

const leadOf = (people: People): string =>
  people.length === 1 && people[0].isYou ? 'Your largest lead' : `Largest lead of ${parties(people)}`

export const words = {
  title: 'The story of the game',
  led: (who: People) => `${parties(who, true)} ${were(who)} ahead after every Age.`,
  tookLead: (who: People, other: People, age: string) =>
    `${parties(other, true)} led at first; ${parties(who)} took the lead in ${age} and kept it.`,
  overtook: (who: People, other: People, points: number, gained: number, isShared: boolean) =>
    `Before the last Age ${parties(other)} led with ${plural(points, 'point')}; ${parties(who)} then scored ${gained} and ${isShared ? 'shared the victory' : 'won'}.`,
  lead: (line: string, who: People, points: number, other: People, less: number) =>
    `${leadOf(who)} over ${parties(other)}: ${inSentence(line)}, ${plural(points, 'point')} to ${minus(less)}.`,
  most: (line: string, who: People, points: number, others: number, other?: People) => {
    const most = others === 0 ? 'none' : other ? minus(others) : `at most ${minus(others)}`
    return `${line}: ${plural(points, 'point')} for ${parties(who)}, ${most} for ${other ? parties(other) : 'anyone else'}.`
  },
}

export type StoryWords = typeof words
