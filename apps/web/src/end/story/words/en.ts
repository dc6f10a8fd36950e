/** Texts of the story of a game in English. */
import { listed, plural, small } from '@heptapolis/boxes/grammar/en'
import { minus } from '@heptapolis/boxes/grammar/signed'

type Names = readonly string[]

/** A line named after an expansion keeps its capitals. */
const inSentence = (line: string): string => (/[A-Z]/.test(line.slice(1)) ? line : small(line))

export const words = {
  title: 'The story of the game',
  led: (who: Names) => `${listed(who)} led after every Age.`,
  tookLead: (who: Names, other: Names, age: string) =>
    `${listed(other)} led at first; ${listed(who)} took the lead in ${age} and kept it.`,
  overtook: (who: Names, other: Names, points: number, gained: number, isShared: boolean) =>
    `Before the last Age ${listed(other)} led with ${plural(points, 'point')}; ${listed(who)} then scored ${gained} and ${isShared ? 'shared the victory' : 'won'}.`,
  lead: (line: string, who: Names, points: number, other: Names, less: number) =>
    `Largest lead of ${listed(who)} over ${listed(other)}: ${inSentence(line)}, ${plural(points, 'point')} to ${minus(less)}.`,
  most: (line: string, who: Names, points: number, others: number, other?: Names) => {
    const most = others === 0 ? 'none' : other ? minus(others) : `at most ${minus(others)}`
    return `${line}: ${plural(points, 'point')} for ${listed(who)}, ${most} for ${other ? listed(other) : 'anyone else'}.`
  },
}

export type StoryWords = typeof words
