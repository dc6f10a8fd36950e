/** Texts around the rulebook in French; its own texts are in the package rulebook. */
import { plural } from '@heptapolis/boxes/grammar/fr'
import type { RulesWords } from './en.ts'

export const words: RulesWords = {
  search: 'Chercher dans les règles',
  hits: (n) => plural(n, 'résultat'),
  noHits: 'Aucun résultat avec ces extensions.',
  elsewhere: 'Résultats avec d’autres extensions :',
  contents: 'Sommaire',
  boxes: 'Extensions',
  edition: 'Édition',
  players: 'joueurs',
  teams: 'équipes',
  show: 'Afficher',
  all: 'tout',
  changes: 'seulement les changements des extensions',
  only: (box) => `seulement ce qu’ajoute ${box}`,
  noChanges: 'Aucun changement ici.',
  print: 'Imprimer',
  save: 'Enregistrer un fichier',
  aid: 'Aide de jeu',
  cannotPlay: 'Ces réglages ne permettent pas de jouer :',
  linkTo: 'Lien vers cette règle',
  after: 'après',
  kinds: { rule: 'règle', piece: 'élément', step: 'étape', sign: 'symbole', example: 'exemple' },
  playIt: 'Jouer',
  parts: 'Parties du livre',
  previous: 'Partie précédente',
  next: 'Partie suivante',
  done: 'fait',
}
