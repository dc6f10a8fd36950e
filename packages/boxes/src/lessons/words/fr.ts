/** Coach texts in French, after the learner has played another move. */
import { SALE } from '@heptapolis/engine/box'
import { le } from '../../words/grammar/fr.ts'
import type { CoachWords } from './en.ts'

export const words: CoachWords = {
  weaker: 'Exercice : d’autres coups valent plus à terme.',
  aside: (rule) => `À savoir : ${rule.replace(/\p{L}/u, (first) => first.toLowerCase())}`,
  stageAhead: 'Pour une étape, glissez n’importe quelle carte, face cachée, et payez le prix de l’étape.',
  onlyStage: `Vous ne pouvez payer aucune carte : **construisez une étape** avec n’importe laquelle, ou vendez-en une pour ${SALE} pièces.`,
  onlySale: `Vous ne pouvez rien construire : **vendez une carte** pour ${SALE} pièces.`,
  chained: (card, from) => `**Chaînage : construisez ${le(card)} gratuitement**, car vous avez ${le(from)}.`,
}
