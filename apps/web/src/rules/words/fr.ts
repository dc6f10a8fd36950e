/** The words around the rulebook in French; its own words stand in the rulebook. */
import { plural } from '@heptapolis/boxes/grammar/fr'
import type { RulesWords } from './en.ts'

export const words: RulesWords = {
  search: 'Chercher dans les règles',
  hits: (n) => plural(n, 'endroit'),
  noHits: 'Rien ne le dit dans cette partie.',
  elsewhere: 'Une autre table a des règles pour cela :',
  contents: 'Sommaire',
  boxes: 'Boîtes',
  edition: 'Édition',
  players: 'joueurs',
  teams: 'équipes',
  show: 'Montrer',
  all: 'tout',
  changes: 'seulement ce que changent les boîtes',
  only: (box) => `seulement ce qu’ajoute ${box}`,
  noChanges: 'Elle ne change rien ici.',
  print: 'Imprimer',
  save: 'Enregistrer en un fichier',
  aid: 'Aide de jeu',
  cannotPlay: 'Cette partie ne peut se jouer :',
  linkTo: 'Lien vers cette règle',
  after: 'après',
  kinds: { rule: 'règle', piece: 'élément', step: 'étape', sign: 'symbole', example: 'exemple' },
  playIt: 'Jouez-le',
  parts: 'Parties du livre',
  previous: 'Partie précédente',
  next: 'Partie suivante',
  done: 'fait',
}
