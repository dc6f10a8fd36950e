/** What the page says to those who look after the house, in English. */
import { plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  title: 'Looking after the house',
  lead: 'Everything done here is written down, and stays.',
  reports: 'Reports',
  noReports: 'Nothing to look at.',
  settledReports: 'Settled',
  showSettled: 'Show those that are settled',
  about: (name: string) => `About ${name || 'somebody without a name'}`,
  reasons: {
    insult: 'insults or threats',
    stalling: 'stalling or leaving',
    cheating: 'help from outside or playing together',
    name: 'the name',
    other: 'something else',
  } as Record<string, string>,
  table: (id: string) => `Table ${id}`,
  attendance: (left: number, games: number) => `left ${left} of ${plural(games, 'game')} among strangers`,
  isSuspended: 'suspended at the moment',
  talk: (lines: number) => `What was said: ${plural(lines, 'line')}`,
  ruling: 'What you find',
  settle: 'Settle it',
  settledAs: (ruling: string) => `Settled: ${ruling}`,
  suspend: 'Suspend',
  howLong: 'How long',
  lengths: { '1': 'a day', '7': 'a week', '30': 'a month', '': 'for good' } as Record<string, string>,
  why: 'Why, as they will read it',
  closeTable: 'Put the table away',
  really: 'Really?',
  suspensions: 'Suspended',
  nobody: 'Nobody.',
  until: (when: string) => `until ${when}`,
  forGood: 'for good',
  lift: (name: string) => `Lift it for ${name}`,
  unnamed: 'a visitor',
  audit: 'What was done',
  nothingDone: 'Nothing yet.',
  acts: {
    settle: 'settled the report',
    suspend: 'suspended',
    unsuspend: 'lifted the suspension of',
    close: 'put away the table',
  } as Record<string, string>,
  refused: 'refused',
}

export type AdminWords = typeof words
