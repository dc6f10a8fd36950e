/** Rule texts of Beacons in French. */
import type { Translation } from '../../../atom.ts'
import { asked } from '../asked/fr.ts'
import type { words as en } from './en.ts'

export const words: Translation<typeof en> = {
  rules: {
    'sources-beacons': 'Les **Fanaux** sont notre invention. Il n’en existe pas de livret imprimé.',
    'beacons-cards':
      'Ajoutez aux paquets de leurs Âges les cartes des Fanaux pour votre nombre de joueurs : {beaconsCards} par Âge.',
    'beacons-start':
      'Chaque cité met {startingOil|feminine} mesure d’huile dans son fanal. Mettez en mer un navire par cité, au milieu de la table.',
    'oil-filled':
      'Les cartes et les étapes à **huile** remplissent votre fanal. Il en contient {mostOil|word} mesures au plus ; le reste est perdu.',
    'beacons-lit':
      'À la fin d’un Âge, après les conflits, chaque fanal qui a de l’huile s’allume : il en brûle une mesure. Les navires en mer se répartissent également entre les fanaux allumés, et chaque navire apporte à cette cité [coins:{coinsAShip}].',
    'ships-wait':
      'Les navires qu’on ne peut pas répartir également restent en mer, tous si aucun fanal n’est allumé. Mettez ensuite en mer un navire de plus par cité.',
    'score-beacons': 'Chaque mesure d’huile restée dans votre fanal vaut [points:1].',
  },
  aid: {
    'step beacons': 'Allumer les fanaux ; les navires apportent des pièces.',
    'score-beacons': 'Huile restante.',
  },
  asked,
  examples: {
    'two-lights': {
      title: 'Une lumière pour les navires',
      steps: [
        '[city:0] et [city:1] ont de l’huile, [city:2] n’en a pas. [city:0] construit [card:oil-press] et reçoit {@oil-press.oil|feminine} mesures de plus.',
        'L’Âge se termine. Sur {shipsAtSea|word} navires, un vient à chaque fanal allumé, et un reste en mer.',
        'Les deux cités brûlent une mesure d’huile et prennent [coins:{coinsAShip}]. Puis un navire de plus par cité est mis en mer : {claims.3.table.shipsAtSea|word} attendent.',
      ],
    },
    'full-beacon': {
      title: 'Un fanal plein',
      steps: [
        'Le fanal de [city:0] contient {cities.0.oil|word} mesures d’huile. [city:0] construit [card:oil-press], qui en apporte {@oil-press.oil|word}.',
        'Il n’en contient que {mostOil|word}. Le reste est perdu.',
      ],
    },
    'oil-left': {
      title: 'De l’huile qui n’a pas brûlé',
      steps: [
        'La partie est finie. Les {cities.0.oil|word} mesures d’huile de [city:0] valent [points:{claims.0.points}].',
      ],
    },
  },
}
