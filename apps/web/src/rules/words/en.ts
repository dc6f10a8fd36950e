/** Texts around the rulebook in English; its own texts are in the package rulebook. */
import { plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  search: 'Search the rules',
  hits: (n: number) => plural(n, 'result'),
  noHits: 'No results with these expansions.',
  elsewhere: 'Results with other expansions:',
  contents: 'Contents',
  boxes: 'Expansions',
  edition: 'Edition',
  players: 'players',
  teams: 'teams',
  show: 'Show',
  all: 'everything',
  changes: 'only changes by expansions',
  only: (box: string) => `only what ${box} adds`,
  noChanges: 'No changes here.',
  print: 'Print',
  save: 'Save as a file',
  aid: 'Player aid',
  cannotPlay: 'You can’t play with these settings:',
  linkTo: 'Link to this rule',
  after: 'after',
  kinds: { rule: 'rule', piece: 'component', step: 'step', sign: 'symbol', example: 'example' },
  done: 'done',
  playIt: 'Play it',
  parts: 'Parts of the rulebook',
  previous: 'Previous part',
  next: 'Next part',
}

export type RulesWords = typeof words
