/** Texts of the screen-only examples in French. */
import type { ExampleWords } from '../../../../atom.ts'
import type { cases as en } from './en.ts'

export const cases: Readonly<Record<keyof typeof en, ExampleWords>> = {
  'part-again': {
    title: 'Participer de nouveau',
    steps: [
      '[city:0] a déjà un marqueur. Avec le [card:theater], bleu lui aussi, elle paie encore une fois et prend le dernier.',
    ],
  },
  'tokens-run-short': {
    title: 'Trop peu de marqueurs',
    steps: ['Il ne reste qu’un marqueur, et [city:0] comme [city:1] participent à ce tour. Chacune en reçoit un.'],
  },
  'dug-card-no-part': {
    title: 'De la défausse, sans participer',
    steps: [
      '[city:0] construit le [card:theater], pris dans la défausse. La carte a la couleur du projet, mais [city:0] ne peut pas participer avec elle.',
    ],
  },
  'tokens-go-back': {
    title: 'Les marqueurs sont rendus',
    steps: [
      'Le projet réussit, et [city:0] reçoit sa récompense. Ensuite tous rendent leurs marqueurs pour le projet de l’Âge suivant.',
    ],
  },
  'token-pays-palace': {
    title: 'Un palace contre un jeton',
    steps: ['[city:0] rend son jeton et construit le [card:palace] gratuitement.'],
  },
  'token-not-for-part': {
    title: 'La participation se paie',
    steps: [
      'Le jeton paie le [card:palace]. Pour participer avec cette carte, [city:0] doit encore payer l’[res:clay] et la pièce du projet.',
    ],
  },
  'bag-any-colour': {
    title: 'Une carte marron participe',
    steps: [
      'Le projet est bleu. Grâce à son sac, [city:0] participe avec le [card:lumber-yard], paie sa participation et rend le sac.',
    ],
  },
  'project-victory': {
    title: 'Une victoire sans guerre',
    steps: [
      'Le projet réussit et donne à [city:0] un jeton Victoire. Il compte sur la ligne des conflits : [points:{claims.0.points}].',
    ],
  },
  'nero-and-project': {
    title: 'Payé pour le jeton',
    steps: [
      'Le projet donne à [city:0] un jeton Victoire. [card:nero] rapporte [coins:{claims.0.has.coins}] pour ce jeton.',
    ],
  },
  'blocked-board': {
    title: 'Un plateau qui ne donne plus rien',
    steps: [
      'Le plateau de [city:0] a perdu son [res:ore]. L’[card:secret-warehouse] n’a rien à doubler, et la [card:barracks] ne peut pas être construite.',
    ],
  },
  'free-city-no-project': {
    title: 'Pas pour la cité libre',
    steps: [
      'La cité libre peut construire l’[card:altar], qui a la couleur du projet. Elle ne peut pas participer avec cette carte.',
    ],
  },
  'sail-or-join-project': {
    title: 'Naviguer ou participer',
    steps: [
      'Avec l’[card:altar], [city:0] peut avancer son navire bleu, ou participer au projet. Pas les deux à la fois.',
    ],
  },
  'card-or-stage': {
    title: 'Ici une carte, là une étape',
    steps: [
      '[city:0] construit l’[card:apothecary] et participe au projet vert. Elle ne participe pas à l’édifice : pour cela, il faut une étape.',
    ],
  },
  'project-before-edifice': {
    title: 'D’abord la récompense',
    steps: [
      'Le projet donne à [city:0] [coins:{@project-rampart-road.coins}]. L’édifice échoue ensuite : elle paie sa pénalité avec ces pièces et ne prend pas de dette.',
    ],
  },
  'hammurabi-not-the-part': {
    title: 'Seule la carte coûte moins',
    steps: ['Avec [card:hammurabi], la carte coûte une ressource de moins. L’[res:clay] du projet manque toujours.'],
  },
  'penalty-is-no-loss': {
    title: 'Une pénalité se paie en pièces',
    steps: [
      'Le projet échoue, et la pénalité prend toutes les pièces de [city:0]. Elle ne peut pas prendre de dette à la place.',
    ],
  },
  'law-spares-projects': {
    title: 'Seules les victoires des conflits sont réduites',
    steps: [
      'La loi réduit à 0 les jetons Victoire de cet Âge. [city:1] gagne ses conflits sans marquer de points, mais les deux cités gardent le jeton Victoire du projet.',
    ],
  },
}
