/** Texts of the screen-only examples in French. */
import type { ExampleWords } from '../../../atom.ts'
import type { cases as en } from './en.ts'

export const cases: Readonly<Record<keyof typeof en, ExampleWords>> = {
  'wall-takes-coins': {
    title: 'Des pièces pour la muraille',
    steps: [
      'La troisième étape de la [city:0] fait perdre des pièces à tous les autres. [city:1] a vendu une carte ce tour-ci, et paie avec ces pièces.',
    ],
  },
  'wall-stays-away': {
    title: 'Derrière la muraille',
    steps: [
      'La même étape donne un jeton Diplomatie. La [city:0] reste hors des conflits ; [city:1] et [city:2] s’affrontent une fois à la place.',
    ],
  },
  'wall-mask': {
    title: 'Le symbole d’à côté',
    steps: [
      'La [city:0] a une carte [card:apothecary], et sa deuxième étape copie celle de sa voisine : une paire de compas, [points:{claims.0.points}].',
    ],
  },
  'wall-digs-second': {
    title: 'La muraille passe ensuite',
    steps: [
      '[city:1] passe d’abord et prend le [card:theater]. Ensuite la quatrième étape de la [city:0] prend la [card:stockade].',
    ],
  },
  'henge-marker': {
    title: 'La carte sous l’étape',
    steps: [
      'Une carte [card:library] est glissée sous la deuxième étape de [city:0]. À la fin, on la retourne : verte. Les cartes vertes voisines font [points:{claims.0.points}].',
    ],
  },
  'henge-white': {
    title: 'Un leader sous l’étape',
    steps: [
      'Un leader est glissé sous la deuxième étape de [city:0]. Ce sont donc les leaders voisins qui comptent : [points:{claims.0.points}].',
    ],
  },
  'henge-silenced': {
    title: 'Les pierres imprimées comptent',
    steps: [
      'Une loi rend la [card:quarry] inopérante. Ses pierres y restent imprimées, et la dernière étape de [city:0] les compte : {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}.',
    ],
  },
  'wall-lacks-silenced': {
    title: 'Une ressource manque à cause d’une loi',
    steps: [
      'Une loi rend la [card:sawmill] inopérante : il manque du [res:wood] à la [city:0]. Sa dernière étape peut en donner, une fois par tour : assez pour la [card:stockade], pas pour le [card:caravansery].',
    ],
  },
  'pis-digs-last': {
    title: 'La copie passe après',
    steps: [
      '[city:0] copie une étape de [city:1] qui prend une carte dans la défausse, et [city:1] la construit aussi. [city:1] passe d’abord.',
    ],
  },
  'pis-last-stage': {
    title: 'La dernière étape pour la dernière',
    steps: ['La dernière étape de [city:0] copie la dernière de [city:1], quel que soit leur nombre, et coûte autant.'],
  },
  'pis-buries': {
    title: 'Son propre tombeau',
    steps: [
      '[city:0] copie la première étape de [city:1] et met au tombeau son propre [card:alexander] : [points:{claims.1.points}].',
    ],
  },
  'pis-pays-petra': {
    title: 'Une copie coûteuse',
    steps: [
      'La deuxième étape de [city:2] coûte des pièces. [city:0] la copie et les paie : [coins:{@petra-night-2.cost.coins}].',
    ],
  },
  'pis-picks-half': {
    title: 'Sa propre moitié',
    steps: ['[city:0] copie la première étape de [city:1] et choisit la moitié aux boucliers.'],
  },
  'pis-takes-pawn': {
    title: 'Un pion par copie',
    steps: ['[city:0] copie une étape de [city:1] : un pion vient de la boîte, et rien n’est payé pour lui.'],
  },
  'pis-keeps-coins': {
    title: 'Plus rien à perdre',
    steps: [
      'Le projet échoue. [city:0] perdrait ce que son plateau donne au départ : des pièces, reçues depuis longtemps. Il les garde.',
    ],
  },
  'wall-in-teams': {
    title: 'Un combat de moins pour l’équipe',
    steps: [
      'L’étape de la [city:1] donne un jeton Diplomatie, qui annule un de ses combats avec [city:2]. Elle gagne l’autre.',
    ],
  },
}
