/** Rule texts of the promos in French. */
import type { Translation } from '../../../atom.ts'
import { cases } from '../cases/fr.ts'
import type { words as en } from './en.ts'

export const words: Translation<typeof en> = {
  rules: {
    'sources-promos': '**Promos.** Des images des plateaux et des cartes, et ce que rapportent des joueurs.',
    'catan-exchange':
      '**[wonder:catan]** ne produit rien. Une fois par tour, {@catan.give|feminine} ressources égales que vous produisez comptent pour une au choix ; les ressources achetées, non.',
    'catan-loss':
      'Quand une étape fait perdre des pièces à tous les autres, ils les donnent à la fin du tour, celles qu’il a rapportées comprises. Qui en a trop peu donne ce qu’il a.',
    'catan-b':
      'L’autre face de [wonder:catan] pioche un leader dans la boîte, puis vous permet d’en recruter un à son coût, si vous voulez.',
    'old-manneken':
      'L’ancien **[wonder:manneken-pis]** a des étapes à coûts propres, et ne copie que les effets : la première étape à gauche, la deuxième à droite, la dernière d’un voisin au choix.',
    'old-manneken-dig': ', puis [wonder:manneken-pis]',
    'esteban-hands':
      '[card:esteban] : une fois dans la partie, à la fin d’un tour de votre choix, dites que les mains restent où elles sont. Si plusieurs le peuvent, on les interroge l’un après l’autre. Pas pendant la phase de recrutement, ni au dernier tour d’un Âge.',
    'stevie-stage':
      '[card:stevie] ne coûte rien lui-même. Quand vous le recrutez, construisez tout de suite une étape, si vous voulez, une pièce remplaçant chaque ressource ; il se glisse dessous. Une copie de lui ne construit rien.',
    'catan-laws':
      '**Que peut échanger [wonder:catan] sous les lois de la tour ?** Ce qu’elles lui laissent, et ce qu’elles donnent.',
    'catan-share':
      '**[wonder:catan] participe à un grand projet avec sa carte ?** Un seul échange sert à la carte et à la part ensemble.',
    'catan-start-lost': '**[wonder:catan] a perdu ce que son plateau donne au départ ?** Alors elle n’échange rien.',
    'promos-2e':
      '**Ces plateaux vont-ils avec la deuxième édition ?** Ils ont été imprimés pour la première. Nous les jouons avec toutes deux.',
    'louis-points':
      '[card:louis] vaut [points:{@louis.points}], un de moins par jeton Victoire que vous avez, et jamais moins que rien.',
  },
  examples: {
    'catan-two-for-one': {
      title: 'Des ressources égales pour une autre',
      steps: [
        'La [card:sawmill] produit [res:wood] [res:wood]. À [wonder:catan], ils comptent pour le [res:glass] que demande l’[card:workshop].',
      ],
    },
    'louis-peace': {
      title: 'Des points pour la paix',
      steps: ['{cities.0.victory.length|Word} jetons Victoire : [card:louis] vaut {claims.0.points|word} points.'],
    },
    ...cases,
  },
}
