/** Texts of the screen-only examples in French. */
import type { ExampleWords } from '../../../atom.ts'
import type { cases as en } from './en.ts'

export const cases: Readonly<Record<keyof typeof en, ExampleWords>> = {
  'capitol-dug': {
    title: 'Des cartes noires comme les autres',
    steps: [
      'Le [card:contingent] est glissé sous la deuxième étape de [city:0], et l’étape construit le [card:capitol], pris dans la défausse : les cartes noires servent à l’un comme à l’autre.',
    ],
  },
  'losses-added': {
    title: 'Des pertes additionnées',
    steps: [
      '[city:0] et [city:1] construisent toutes deux la [card:hideout]. [city:2] règle les deux pertes ensemble : une pièce pour l’une, une dette pour l’autre.',
    ],
  },
  'asked-at-once': {
    title: 'Chacun répond en secret',
    steps: [
      '[city:2] a choisi une dette, [city:1] réfléchit encore. Rien n’est pris avant que les deux aient répondu.',
    ],
  },
  'debt-stays': {
    title: 'Une dette reste',
    steps: [
      'Quel que soit le nombre de pièces de [city:0], ses dettes restent : [points:{claims.0.points}]. Les pièces comptent à part, [points:{claims.1.points}].',
    ],
  },
  'token-waits': {
    title: 'Un jeton en réserve',
    steps: [
      '[city:0] et [city:1] restent à l’écart : [city:2] n’a personne à combattre. [city:0] garde son second jeton pour l’Âge suivant.',
    ],
  },
  'absent-still-sells': {
    title: 'Absente de la guerre, pas du commerce',
    steps: [
      '[city:1] restera hors des conflits. [city:0] peut tout de même lui acheter de l’[res:clay], pour [coins:{price}].',
    ],
  },
  'mask-not-twice': {
    title: 'Plus de masques que de cartes',
    steps: [
      'À côté, il n’y a qu’une carte [card:apothecary]. L’autre masque ne trouve rien à copier : [points:{claims.0.points}].',
    ],
  },
  'warehouse-doubles': {
    title: 'Encore une de la même sorte',
    steps: [
      'Le [card:lumber-yard] produit du [res:wood], et l’[card:secret-warehouse] en produit un de plus : assez pour le [card:caravansery].',
    ],
  },
  'market-gives-lacking': {
    title: 'Ce qui manque à la cité',
    steps: [
      'La cité produit de la [res:stone] et du [res:wood]. Le [card:black-market] donne une ressource d’une autre sorte, un [res:ore] pour la [card:barracks], mais pas un second [res:wood] pour le [card:caravansery].',
    ],
  },
  'agency-second': {
    title: 'La merveille avant la carte',
    steps: [
      '[city:1] construit une étape qui prend le [card:palace] dans la défausse. Ensuite l’[card:forging-agency], chez [city:0], prend le [card:capitol].',
    ],
  },
  'market-not-sold': {
    title: 'Rien du marché noir',
    steps: [
      '[city:1] pourrait produire du [res:ore] avec le [card:black-market]. Personne ne peut l’acheter : [city:0] ne peut pas construire la [card:barracks].',
    ],
  },
  'free-city-in-debt': {
    title: 'La cité libre endettée',
    steps: [
      'La carte [card:hideout] de [city:0] touche aussi la cité libre. Sans pièces, celle-ci prend une dette, sans choix.',
    ],
  },
  'black-is-new': {
    title: 'La première carte noire',
    steps: ['[city:0] a sa deuxième étape et aucune carte noire. Le [card:capitol] est gratuit.'],
  },
  'sale-meets-loss': {
    title: 'Vendue à temps',
    steps: [
      '[city:1] n’a pas de pièces, mais vend une carte au tour de la [card:hideout]. Elle règle la perte avec ces [coins:{sale}] et ne prend pas de dette.',
    ],
  },
  'loss-before-war': {
    title: 'La perte d’abord, la guerre ensuite',
    steps: [
      'C’est le dernier tour. [city:1] paie pour la [card:hideout] avant que son armée ne gagne quoi que ce soit.',
    ],
  },
  'solomon-before-agency': {
    title: 'Le leader avant la carte',
    steps: [
      '[city:1] recrute [card:solomon] grâce à son étape et prend la [card:walls]. L’[card:forging-agency], chez [city:0], prend ensuite le [card:theater].',
    ],
  },
  'team-sum': {
    title: 'Le total d’une équipe',
    steps: [
      '[city:0] a le plus de points, {claims.0.points}, mais sa partenaire en a {claims.1.points}. [city:2] et [city:3] en ont plus ensemble : {claims.2.points} + {claims.3.points}. Elles gagnent.',
    ],
  },
  'team-coins': {
    title: 'Des équipes à égalité',
    steps: ['Les deux équipes sont à égalité de points. [city:2] et [city:3] ont ensemble plus de pièces, et gagnent.'],
  },
  'partner-paid': {
    title: 'Entre partenaires aussi, on paie',
    steps: ['[city:0] achète de l’[res:clay] à sa partenaire [city:1], qui touche [coins:{price}] comme tout voisin.'],
  },
  'team-token': {
    title: 'Un combat de moins',
    steps: [
      '[city:1] est plus forte que [city:2] et gagnerait les deux combats. Son jeton Diplomatie en annule un : il ne reste qu’un jeton à gagner.',
    ],
  },
}
