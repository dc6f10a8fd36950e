/** La table en texte, en français. */
import { plural } from '@heptapolis/boxes/grammar/fr'
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
    science: 'Science',
    resources: 'Ressources',
    wonder: 'Merveille',
    cards: 'Cartes',
    tokens: 'Jetons Conflit',
    more: 'Extensions',
  },
  table: 'Extensions sur la table',
  lastTurn: 'Dernier tour',
  wonderIs: (built, of, next) =>
    built === of
      ? of === 1
        ? 'l’unique étape est construite'
        : `les ${of} étapes sont construites`
      : `${plural(built, 'étape construite', 'étapes construites')} sur ${of} ; prochaine : ${next}`,
  nextStage: (number, effect, cost) => `étape ${number} (${effect} ; coût : ${cost})`,
  soldAt: (raw, made) =>
    raw === made
      ? `${plural(raw, 'pièce')} l’unité`
      : `marron ${plural(raw, 'pièce')}, grises ${plural(made, 'pièce')} l’unité`,
  notSold: (resources) => `pas à vendre : ${resources}`,
  nothing: 'rien',
}

/** Keys whose texts are equal in English. */
export const alike = ['columns.science']
