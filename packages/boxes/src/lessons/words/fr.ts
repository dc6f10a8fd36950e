/** Coach texts in French, after the learner has played another move. */
import { SALE } from '@heptapolis/engine/box'
import { plural } from '../../words/grammar/fr.ts'
import type { CoachWords } from './en.ts'

export const words: CoachWords = {
  weaker: 'Un exemple : d’autres coups sont plus forts.',
  ownWay: 'Ce tour-ci, **choisissez librement** ; « Conseil » vous indique un bon coup.',
  onlyStage: `Vous ne pouvez payer aucune carte : **construisez une étape** avec n’importe laquelle, ou vendez-en une pour ${SALE} pièces.`,
  onlySale: `Vous ne pouvez rien construire : **vendez une carte** pour ${SALE} pièces.`,
  poor: (coins) =>
    `Il vous reste ${plural(coins, 'pièce')}. Cherchez une carte **gratuite**, ou vendez-en une pour ${SALE} pièces.`,
}
