/** What the chapters of the Great Projects are called in English. */
import type { Headings } from '../../../../atom.ts'

export const words: Headings = {
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
