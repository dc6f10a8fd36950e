/** Coach texts of Armada in French. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { capital, le } from '../../../words/grammar/fr.ts'
import { colour, prizes, sailing, strength } from '../facts.ts'

export const words: LessonWords = {
  about: 'Quatre navires dans votre chantier naval : chacun avance quand vous construisez des cartes de sa couleur.',
  done: 'Vous connaissez maintenant Armada : **un navire avance quand vous construisez une carte de sa couleur** et payez la case. À vous.',
  ideas: {
    sail: {
      teaches: 'avancer un navire',
      rule: 'Avec une carte rouge, jaune, bleue ou verte, vous pouvez **avancer le navire de cette couleur** d’une case. Vous payez aussi la case.',
      say: (at) =>
        `Avec **${le(at.card)}**, le **navire ${colour(at)}** avance d’une case pour ${sailing(at).cost}, que vous produisez. C’est le niveau commercial : la taxe vise les cités qui en ont moins.`,
      otherwise: (at) =>
        `C’est possible. Mais avec la carte de couleur ${colour(at)}, le navire avancerait **sans coûter de pièces** ce tour-ci.`,
    },
    sea: {
      teaches: 'la force navale',
      rule: 'À la fin de chaque Âge, **toutes les cités comparent leur force navale** : la plus forte gagne des points, la plus faible en perd.',
      say: (at) =>
        `**${capital(le(at.card))}** n’avance aucun navire. Rouge : force navale ; en fin d’Âge, la plus forte gagne ${prizes(at).most} points, la plus faible en perd ${-prizes(at).least}. Bleu : points ; vert : îles.`,
      otherwise: (at) =>
        `C’est possible. Votre force navale est de ${strength(at)} : pour l’augmenter, avancez **le navire rouge** avec des cartes rouges.`,
    },
  },
}
