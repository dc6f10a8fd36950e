/** Texts of the screen-only examples in French. */
import type { ExampleWords } from '../../../atom.ts'
import type { cases as en } from './en.ts'

export const cases: Readonly<Record<keyof typeof en, ExampleWords>> = {
  'catan-takes-coins': {
    title: 'Tous les autres paient',
    steps: [
      'La deuxième étape de [city:0] rapporte [coins:{claims.0.has.coins}]. Tous les autres perdent des pièces ; [city:1] paie avec les pièces de la carte vendue.',
    ],
  },
  'catan-recruits': {
    title: 'Un leader grâce à une étape',
    steps: [
      'L’étape de [city:0] a fait piocher un leader. Ensuite [city:0] recrute [card:alexander] pour [coins:{@alexander.cost.coins}].',
    ],
  },
  'promo-pis-own-cost': {
    title: 'Son propre coût, l’effet de l’autre',
    steps: [
      '[city:0] paie le coût indiqué sur son propre plateau. L’étape a l’effet de la première étape de [city:1] : [points:{claims.1.points}].',
    ],
  },
  'promo-pis-digs': {
    title: 'La copie passe après',
    steps: [
      '[city:0] copie une étape de [city:1] qui prend une carte dans la défausse, et [city:1] la construit aussi. [city:1] passe d’abord.',
    ],
  },
  'esteban-keeps': {
    title: 'Les mains restent',
    steps: [
      'Après le tour, [city:0] annonce que les mains restent en place. Au tour suivant, elle a de nouveau ses propres cartes.',
    ],
  },
  'stevie-builds': {
    title: 'Une étape contre des pièces',
    steps: [
      '[city:0] recrute [card:stevie] et construit aussitôt sa première étape, pour une pièce à la place de chacune des {@gizah-a-1.cost.stone|word} [res:stone|pierres]. Il est glissé dessous.',
    ],
  },
  'catan-under-law': {
    title: 'Rien à échanger',
    steps: [
      'Une loi rend la [card:sawmill] inopérante. [city:0] n’a pas de paire à échanger et ne peut pas construire l’[card:workshop].',
    ],
  },
  'catan-joins': {
    title: 'Un échange pour la participation',
    steps: [
      '[city:0] échange une paire de [res:stone|pierres] contre une [res:clay] pour le projet, et participe avec l’[card:altar].',
    ],
  },
  'catan-blocked': {
    title: 'L’échange est perdu',
    steps: [
      'Le plateau de [city:0] a perdu ce qu’il donne. Elle n’échange rien et ne peut pas construire l’[card:workshop].',
    ],
  },
}
