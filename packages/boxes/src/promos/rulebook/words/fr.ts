/** Rule texts of the promos in French. */
import type { Translation } from '../../../atom.ts'
import { asked } from '../asked/fr.ts'
import { cases } from '../cases/fr.ts'
import type { words as en } from './en.ts'

export const words: Translation<typeof en> = {
  rules: {
    'sources-promos': '**Promos.** Des images des plateaux et des cartes, et ce qu’en disent des joueurs.',
    'catan-exchange':
      '**[wonder:catan]** ne produit rien. Une fois par tour, {@catan.give|feminine} ressources identiques de votre cité comptent pour une ressource de votre choix ; les ressources achetées, non.',
    'catan-loss':
      'Quand une étape fait perdre des pièces à tous les autres, ils paient à la fin du tour ; les pièces gagnées ce tour-ci peuvent servir. Les joueurs qui en ont trop peu perdent tout ce qu’ils ont.',
    'catan-b':
      'L’autre face de [wonder:catan] pioche un leader dans la boîte, puis vous permet d’en recruter un à son coût, si vous voulez.',
    'old-manneken':
      'L’ancien **[wonder:manneken-pis]** a des étapes avec leurs propres coûts et ne copie que les effets : la première étape à gauche, la deuxième à droite, la dernière d’un voisin au choix.',
    'old-manneken-dig': ', puis [wonder:manneken-pis]',
    'esteban-hands':
      '[card:esteban] : une fois par partie, à la fin d’un tour de votre choix, vous annoncez que les mains restent où elles sont. Si plusieurs joueurs le peuvent, ils décident l’un après l’autre. C’est impossible pendant la phase de recrutement et au dernier tour d’un Âge.',
    'stevie-stage':
      '[card:stevie] ne coûte rien lui-même. Quand vous le recrutez, vous pouvez construire tout de suite une étape, en payant une pièce à la place de chaque ressource ; glissez-le sous cette étape. Une copie de ce leader ne construit rien.',
    'catan-laws':
      '**Que peut échanger [wonder:catan] sous les lois de la tour ?** Les ressources qu’aucune loi ne supprime, et celles qu’une loi donne.',
    'catan-share':
      '**Et si [wonder:catan] participe à un grand projet avec sa carte ?** Un seul échange sert pour la carte et la participation ensemble.',
    'catan-start-lost': '**Et si le plateau de [wonder:catan] a perdu son effet ?** Alors elle n’échange rien.',
    'promos-2e':
      '**Peut-on jouer ces plateaux avec la deuxième édition ?** Ils ont été imprimés pour la première. Nous les jouons avec les deux.',
    'louis-points':
      '[card:louis] vaut [points:{@louis.points}], un de moins par jeton Victoire que vous possédez, mais jamais moins de 0.',
  },
  aid: {
    'step keep-hands': 'Garder les mains, si vous le pouvez.',
  },
  asked,
  examples: {
    'catan-two-for-one': {
      title: 'Des ressources identiques pour une autre',
      steps: [
        'La [card:sawmill] produit {@sawmill.all.length|word} [res:wood]. À [wonder:catan], ils comptent pour le [res:glass] que coûte l’[card:workshop].',
      ],
    },
    'louis-peace': {
      title: 'Des points pour la paix',
      steps: ['{cities.0.victory.length|Word} jetons Victoire : [card:louis] vaut {claims.0.points|word} points.'],
    },
    ...cases,
  },
}
