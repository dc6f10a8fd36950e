/** The names of what stands beside the game: said on the start screen. */
import { inLanguage } from './feature.ts'

export const shelfWords = () =>
  inLanguage({
    en: { shelf: 'For any table', rules: 'Rulebook', cards: 'Card library', score: 'Score-pad', rule: 'Its rule' },
    fr: {
      shelf: 'Pour toutes les tables',
      rules: 'Livre de règles',
      cards: 'Toutes les cartes',
      score: 'Feuille de score',
    },
  })
