/** Headings of Leaders in English. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    leaders: { title: 'Leaders', summary: 'Recruit one leader per Age.' },
  },
  sections: {
    'setup/draft': 'Before the first Age',
    'age/recruitment': 'Recruiting a leader',
    'leaders/rules': 'Rules for leaders',
  },
  groups: {
    leaders: 'All leaders',
  },
  wishes: {
    leadersAnniversary: 'anniversary leaders',
    leadersPool: 'simple leaders only',
  },
}
