/** The words around the rulebook in English; its own words stand in the rulebook. */
import { plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  search: 'Search the rules',
  hits: (n: number) => plural(n, 'place'),
  noHits: 'Nothing in this mix says so.',
  elsewhere: 'Another table has rules for it:',
  contents: 'Contents',
  boxes: 'Boxes',
  edition: 'Edition',
  players: 'players',
  teams: 'teams',
  show: 'Show',
  all: 'everything',
  changes: 'only what boxes change',
  only: (box: string) => `only what ${box} adds`,
  noChanges: 'It changes nothing here.',
  print: 'Print',
  save: 'Save as one file',
  aid: 'Player aid',
  cannotPlay: 'This mix cannot be played:',
  linkTo: 'Link to this rule',
  after: 'after',
  kinds: { rule: 'rule', piece: 'piece', step: 'step', sign: 'sign', example: 'example' },
  done: 'done',
  playIt: 'Play it',
  parts: 'Parts of the book',
  previous: 'Previous part',
  next: 'Next part',
}

export type RulesWords = typeof words
