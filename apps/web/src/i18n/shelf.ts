/** The names of what stands beside the game: said on the start screen. */
import { inLanguage } from './feature.ts'

const en = { shelf: 'For any table', rules: 'Rulebook', cards: 'Card library', score: 'Score-pad', rule: 'Its rule' }
const fr: typeof en = {
  shelf: 'Pour toutes les tables',
  rules: 'Livre de règles',
  cards: 'Toutes les cartes',
  score: 'Feuille de score',
  rule: 'Sa règle',
}

export const shelfWords = () => inLanguage({ en, fr })
