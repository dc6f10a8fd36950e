/** Typed commands at a table in French. */
import { au, capital, le, listed } from '@heptapolis/boxes/grammar/fr'
import type { TypedWords } from './en.ts'

export const words: TypedWords = {
  names: {
    hand: 'main, cartes',
    question: 'question',
    neighbours: 'voisins, voisines',
    cities: 'cités, toutes',
    city: 'cité',
    whyNot: 'pourquoi pas, pourquoi',
    card: 'carte, voir',
    chains: 'chaînages, chaînes',
    log: 'journal, nouvelles',
    undo: 'annuler',
    help: 'aide, commandes',
  },
  actions: { build: 'construire', stage: 'étape, merveille', sell: 'défausser, vendre' },
  about: {
    use: '« 3 construire » construit la carte 3, « 3 étape » l’utilise pour la merveille, « 3 vendre » la vend ; « 3 » énumère tout ce qu’elle permet',
    hand: '« main » lit vos cartes',
    question: '« question » répète la question',
    neighbours: '« voisins » lit les deux cités voisines',
    cities: '« cités » lit toutes les cités',
    city: '« cité Gizah » lit une cité',
    whyNot: '« pourquoi pas 2 » dit pourquoi la carte 2 ne peut pas être construite',
    card: '« carte 2 » lit la carte 2',
    chains: '« chaînages » lit les cartes que vos bâtiments rendront gratuites',
    log: '« journal » lit le dernier tour',
    undo: '« annuler » reprend votre choix',
    help: '« aide » énumère les commandes',
  },
  unknown: (typed) => `« ${typed} » n’est pas une commande. Tapez « aide » pour voir la liste des commandes.`,
  noItem: (number, most) => `Il n’y a pas de numéro ${number} : choisissez de 1 à ${most}.`,
  noCity: (name) => `Il n’y a pas de cité « ${name} » à cette table.`,
  canBuild: (card, price) =>
    price.startsWith('payer ')
      ? `Vous pouvez construire ${le(card)} en payant${price.slice('payer'.length)}.`
      : `Vous pouvez construire ${le(card)} : ${price}.`,
  chain: (card, later) => `${capital(le(card))} mène gratuitement ${listed(later.map(au))}.`,
  noChains: 'Aucun de vos bâtiments ne rend une carte gratuite.',
  several: 'Tapez le numéro de votre choix :',
  nothingAsked: 'Rien ne vous est demandé pour l’instant.',
  none: 'aucun',
  faceDown: (count) => `${count} face cachée`,
  fieldIs: (field, value) => `${field} ${value}`,
}

/** Words that are the same in English. */
export const alike = ['names.question']
