/** Texts of the ladder. */
import type { TaskCondition } from '@heptapolis/bots/ladder'
import { featureWords, say, terms } from '../i18n/index.ts'
import { words } from './words/en.ts'

export const ladderWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

const LAST_AGE = 3

/** A condition of a task as text. */
export function conditionText(condition: TaskCondition): string {
  const w = ladderWords().conditions
  switch (condition.is) {
    case 'win':
      return w.win
    case 'lead':
      return w.lead(condition.points)
    case 'points':
      return w.points(condition.least)
    case 'most':
      return condition.cards === 0 ? w.without(condition.colour) : w.most(condition.colour, condition.cards)
    case 'least':
      return w.least(condition.colour, condition.cards)
    case 'stages':
      return condition.age === LAST_AGE ? w.stages : w.stagesBy(terms().age(condition.age))
    case 'defeats':
      return w.defeats(condition.most)
    case 'line':
      return w.line(say().scoreLine(condition.line), condition.least)
    case 'coins':
      return w.coins(condition.least)
  }
}
