/** The words of the book itself in French. */
import { BASE } from '@heptapolis/boxes'
import { capital, form, listed, ordinal, plural, spelled } from '@heptapolis/boxes/grammar/fr'
import type { BookWords } from '../book-words.ts'

export const words: BookWords = {
  title: 'Règles du jeu',
  subtitle({ edition, boxes, players, teams }, say) {
    const chosen = boxes.filter((box) => box !== BASE).map(say.boxName)
    return [
      say.terms.editions[edition],
      chosen.length === 0 ? 'jeu de base' : chosen.join(', '),
      `${plural(players, 'joueur')}${teams ? ' en équipes' : ''}`,
    ].join(' · ')
  },
  contents: 'Sommaire',
  labels: {
    with: (boxes) => (boxes.length === 1 ? `avec ${boxes[0]}` : `${boxes[0]} avec ${listed(boxes.slice(1))}`),
    instead: (boxes) => `changé par ${listed(boxes)}`,
    was: (value) => `${value} dans le jeu de base`,
    ours: 'notre décision',
    licensed: 'comme dans le jeu en ligne sous licence',
    lastTurn: 'seulement au dernier tour d’un Âge',
    again: (from, to) => `puis de nouveau les étapes ${from} à ${to}`,
    resolved: 'puis les mêmes étapes qu’en un tour, sans nouvelles cartes',
    copies: (count) => `×${count}`,
    chainFrom: 'gratuit avec',
    chainTo: 'mène à',
    either: 'ou',
    start: 'Dès le départ',
    anyOrder: 'étapes dans n’importe quel ordre',
    example: 'Exemple',
    results: 'Ce qui s’ensuit',
    legend:
      'Les bords et les soulignés de couleur montrent quelle boîte parle. Une ligne pointillée marque une de nos décisions.',
    city: (number) => `Cité ${number}`,
  },
  counting: {
    form,
    spelled: {
      word: spelled,
      Word: (count) => capital(spelled(count)),
      ordinal,
      feminine: (count) => (count === 1 ? 'une' : spelled(count)),
    },
  },
  signs: { shield: 'boucliers', compass: 'compas', gear: 'rouage', tablet: 'tablette' },
}
