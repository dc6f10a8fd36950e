/** Texts of the summary of a game. */
import { featureWords, say, terms } from '../../i18n/index.ts'
import type { StoryFact } from './story.ts'
import { words } from './words/en.ts'

export const storyWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

export function factText(fact: StoryFact): string {
  const w = storyWords()
  switch (fact.is) {
    case 'led':
      return w.led(fact.who)
    case 'took-lead':
      return w.tookLead(fact.who, fact.other, terms().age(fact.age))
    case 'overtook':
      return w.overtook(fact.who, fact.other, fact.points, fact.gained, fact.isShared)
    case 'lead':
      return w.lead(say().scoreLine(fact.line), fact.who, fact.points, fact.other, fact.less)
    case 'most':
      return w.most(say().scoreLine(fact.line), fact.who, fact.points, fact.others, fact.other)
  }
}
