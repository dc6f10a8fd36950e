/** La table en texte, en français. */
import type { words as first } from './en.ts'

export const words: typeof first = {
  command: 'Commande',
  commandHelp:
    'Par exemple « 3 construire », « voisins » ou « pourquoi pas 2 ». « aide » énumère toutes les commandes.',
  reply: 'Réponse',
  cities: 'Cités',
  columns: {
    city: 'Cité',
    coins: 'Pièces',
    shields: 'Boucliers',
    science: 'Sciences',
    resources: 'Ressources',
    wonder: 'Merveille',
    cards: 'Cartes',
    tokens: 'Jetons Conflit',
    more: 'Extensions',
  },
  table: 'Extensions sur la table',
  lastTurn: 'Dernier tour',
  wonderIs: (built, of, next) =>
    built === of ? `${of} étapes sur ${of} construites` : `${built} étapes sur ${of} construites ; suivante : ${next}`,
  soldAt: (raw, made) => (raw === made ? `${raw} pièces chacune` : `brunes ${raw}, grises ${made} pièces chacune`),
  notSold: (resources) => `pas à vendre : ${resources}`,
  ofColour: (colour, cards) => `${colour} : ${cards}`,
  nothing: 'rien',
}
