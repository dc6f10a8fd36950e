/** Headings of the Great Projects in English. */
import type { Headings } from '../../../../atom.ts'

export const words: Headings = {
  chapters: {
    'babel-projects': {
      title: 'Great Projects',
      summary: 'Shared buildings: take part, or pay if they fail.',
    },
  },
  sections: {
    'age-end/failure': 'Success and failure',
    'babel-projects/rules': 'Taking part',
  },
  groups: {
    projects: 'All projects',
    'project-tokens': 'Project tokens',
  },
  figures: {
    projectTokens: 'tokens on a project',
  },
}
