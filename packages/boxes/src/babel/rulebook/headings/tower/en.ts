/** Headings of the Tower of Babel in English. */
import type { Headings } from '../../../../atom.ts'

export const words: Headings = {
  chapters: {
    'babel-tower': { title: 'Tower of Babel', summary: 'Laws apply to every city until they are covered.' },
  },
  sections: {
    'setup/draft': 'Before the first Age',
    'actions/tower': 'Place a tower tile',
    'babel-tower/rules': 'The tower',
    'babel-tower/laws': 'How laws work',
  },
  groups: {
    tiles: 'The 24 laws',
  },
  figures: {
    towerSpaces: 'spaces on the tower',
  },
}
