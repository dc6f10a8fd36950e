/** What a coach says, in French, once the learner has gone another way. */
import { SALE } from '@heptapolis/engine/box'
import { plural } from '../../words/grammar/fr.ts'
import type { CoachWords } from './en.ts'

export const words: CoachWords = {
  ownWay:
    'C’est bien aussi. Votre cité a ce que montre la carte. **À vous** : du gratuit, ou de quoi bâtir la prochaine étape ?',
  onlyStage: `Rien ne peut être construit : **élevez votre merveille** avec n’importe quelle carte, ou vendez-en une pour ${SALE} pièces.`,
  onlySale: `Rien ne peut être construit : **vendez une carte** pour ${SALE} pièces. La main suivante sera autre.`,
  poor: (coins) =>
    `Il reste ${plural(coins, 'pièce')}. Cherchez ce qui est **gratuit**, ou vendez une carte : elle rapporte ${SALE}.`,
}
