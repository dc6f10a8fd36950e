/** Texts of the screen-only examples in French. */
import type { ExampleWords } from '../../../../atom.ts'
import type { cases as en } from './en.ts'

export const cases: Readonly<Record<keyof typeof en, ExampleWords>> = {
  'tile-kept-hidden': {
    title: 'Une tuile face cachée',
    steps: [
      '[city:0] a posé une tuile avant que les autres aient choisi. La tour est encore vide, et personne ne connaît la loi.',
    ],
  },
  'tile-with-last-card': {
    title: 'Une tuile avec la dernière carte',
    steps: ['Au dernier tour, [city:0] construit l’[card:altar]. Avec sa dernière carte, elle pose une tuile.'],
  },
  'lower-number-first': {
    title: 'Le plus petit numéro d’abord',
    steps: [
      '[city:0] et [city:1] posent des tuiles au même tour. Celle de [city:1] a le plus petit numéro et prend la dernière place ; celle de [city:0] recouvre la plus ancienne.',
    ],
  },
  'coins-of-the-age': {
    title: 'Les pièces de l’Âge',
    steps: [
      'La loi demande les pièces de l’Âge pour une carte rouge. À l’Âge II, la [card:walls] coûte [coins:{age}] de plus, payées à la banque.',
    ],
  },
  'tax-on-a-chain': {
    title: 'Un chaînage se paie aussi',
    steps: [
      'L’[card:aqueduct] est gratuit par chaînage, mais la loi demande [coins:{age}] pour une carte bleue. Avec [coins:{cities.0.coins}], impossible de le construire.',
    ],
  },
  'coins-not-goods': {
    title: 'Des pièces à la place des ressources',
    steps: [
      '[city:0] produit toute la [res:stone] de l’[card:aqueduct]. La loi remplace les ressources par des pièces : la cité paie [coins:{cities.0.coins}].',
    ],
  },
  'hammurabi-no-help': {
    title: 'Aucun leader ne réduit les pièces',
    steps: [
      'La loi demande une pièce par ressource de l’[card:aqueduct]. [card:hammurabi] réduit les ressources, pas les pièces : [coins:{cities.0.coins}] ne suffisent pas.',
    ],
  },
  'market-sees-laws': {
    title: 'La ressource d’une carte inopérante manque',
    steps: [
      'La loi rend la [card:sawmill] inopérante. Il manque donc du [res:wood], et le [card:black-market] peut en donner : assez pour la [card:stockade], pas pour le [card:caravansery].',
    ],
  },
  'dearer-glass': {
    title: 'Plus cher, au profit du voisin',
    steps: [
      'La loi ajoute une pièce aux produits manufacturés. [city:0] paie [coins:{cities.0.coins}] pour le [res:glass], et [city:1] les reçoit toutes.',
    ],
  },
  'stone-without-end': {
    title: 'De la pierre illimitée',
    steps: [
      'La loi rend illimitée la pierre de la carte [card:stone-pit] de [city:1]. [city:0] y achète les {@aqueduct.cost.stone|word} [res:stone|pierres] de l’[card:aqueduct], à [coins:{price}] chacune.',
    ],
  },
  'law-of-last-turn': {
    title: 'Une loi du dernier tour',
    steps: [
      'Au dernier tour, [city:0] pose la loi qui double les défaites. Elle s’applique aussitôt : chaque perdant prend une paire de jetons Défaite.',
    ],
  },
  'free-city-and-chains': {
    title: 'La cité libre et une loi sur les chaînages',
    steps: [
      'La loi demande des pièces pour un chaînage. Les autres pourraient payer les ressources de l’[card:aqueduct] à la place ; la cité libre doit utiliser son chaînage.',
    ],
  },
  'no-tile-with-leader': {
    title: 'Les leaders ne posent pas de tuile',
    steps: [
      'Pendant la phase de recrutement, [city:0] peut recruter [card:caesar]. Elle ne peut pas poser de tuile avec lui.',
    ],
  },
  'ramses-under-law': {
    title: 'Plus rien à payer',
    steps: [
      'La loi demande des pièces à la place des ressources d’une guilde. [card:ramses] vous dispense d’abord des ressources : la [card:workers-guild] est gratuite.',
    ],
  },
}
