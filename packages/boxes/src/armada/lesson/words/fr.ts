/** What the coach of Armada says, in French. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { listed } from '../../../words/grammar/fr.ts'
import { colour, minus, prizes, sailing, strength } from '../facts.ts'

export const words: LessonWords = {
  about: 'Quatre navires dans un chantier à vous : ils voguent avec les cartes de leur couleur.',
  done: 'Voilà le nouveau : **les navires voguent avec les cartes et les étapes**. Les îles attendent au large. À vous.',
  ideas: {
    sail: {
      teaches: 'un navire qui avance',
      say: (at) =>
        `Avec une carte de sa couleur (${colour(at)}), **le navire avance** d’une case. Il en coûte en plus ${sailing(at).cost}, que vous produisez : aucune pièce.`,
      otherwise: (at) =>
        `Vous pouvez. Mais avec la carte de couleur ${colour(at)}, le navire avance **sans frais** aujourd’hui.`,
    },
    sea: {
      teaches: 'la force navale',
      say: (at) =>
        `Les navires veulent des ressources : **${at.card}** donne ${listed(at.makes, 'ou')}. Le rouge compte en mer : +${prizes(at).most} au plus fort de l’Âge I, ${minus(prizes(at).least)} au plus faible.`,
      otherwise: (at) =>
        `C’est bien aussi. Votre force navale est de ${strength(at)} : **le navire rouge** l’augmente, avec des cartes rouges.`,
    },
  },
}
