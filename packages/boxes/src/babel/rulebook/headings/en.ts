/** What the chapters of the two modules of Babel are called in English. */
import type { Headings } from '../../../atom.ts'

export const tower: Headings = {
  chapters: {
    'babel-tower': { title: 'Tower of Babel', summary: 'Laws that bind every city, until they are covered.' },
  },
  sections: {
    'setup/draft': 'Before the first Age',
    'actions/tower': 'Lay a tile on the tower',
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

export const projects: Headings = {
  chapters: {
    'babel-projects': { title: 'Great Projects', summary: 'Built together, or paid for by those who stood aside.' },
  },
  sections: {
    'age-end/failure': 'Success and failure',
    'babel-projects/rules': 'Taking part',
  },
  groups: {
    projects: 'All projects',
    'project-tokens': 'Tokens of projects',
  },
  figures: {
    projectTokens: 'tokens on a project',
  },
}
