/** Texts of the administration page in English. */

import { plural } from '@heptapolis/boxes/grammar/en'
import { byKey } from '@heptapolis/engine/kernel'

export const words = {
  title: 'Administration',
  lead: 'Every action on this page is logged permanently.',
  reports: 'Reports',
  noReports: 'No open reports.',
  settledReports: 'Closed',
  showSettled: 'Show closed reports',
  olderReports: 'Show older reports',
  about: (name: string) => `About ${name || 'an unnamed visitor'}`,
  reasons: byKey({
    insult: 'insults or threats',
    stalling: 'stalling or leaving',
    cheating: 'cheating or colluding',
    name: 'offensive name',
    other: 'something else',
  }),
  table: (id: string) => `Table ${id}`,
  fromProfile: 'from the profile',
  attendance: (left: number, games: number) => `left ${left} of ${plural(games, 'open game')}`,
  isSuspended: 'suspended',
  talk: (lines: number) => `Chat: ${plural(lines, 'message')}`,
  ruling: 'Decision',
  settle: 'Close report',
  settledAs: (ruling: string) => `Closed: ${ruling}`,
  aboutYou: 'This report is about you. Another administrator must close it.',
  find: 'Search',
  sought: 'Name or number of an account, or number of a table',
  look: 'Search',
  phases: { room: 'not started', play: 'in progress', over: 'finished' },
  suspend: 'Suspend',
  howLong: 'Duration',
  lengths: byKey({ '1': '1 day', '7': '1 week', '30': '30 days', '': 'permanent' }),
  why: 'Reason (shown to the person)',
  closeTable: 'Close table',
  really: 'Are you sure?',
  suspensions: 'Suspended accounts',
  nobody: 'None.',
  until: (when: string) => `until ${when}`,
  forGood: 'permanently',
  lift: (name: string) => `Lift suspension of ${name}`,
  unnamed: 'visitor',
  alikes: 'Shared network or device',
  alikesHelp:
    'Accounts that met in a rated game from the same network (often families) or on the same device. Such games don’t count for ratings.',
  noAlikes: 'No rated game had two accounts from one network or device.',
  alikeBy: { address: 'same network, unrated', device: 'same device, unrated' },
  alikeGames: (games: number) => `in ${plural(games, 'game')}`,
  audit: 'Audit log',
  nothingDone: 'No entries yet.',
  acts: byKey({
    settle: 'closed the report',
    suspend: 'suspended',
    unsuspend: 'lifted the suspension of',
    close: 'closed the table',
    alike: 'found a shared network or device at the table',
    appoint: 'made administrator:',
    dismiss: 'removed administrator:',
  }),
  /** Actors without an account. */
  doers: byKey({ house: 'Server', console: 'Command line' }),
  refused: 'refused',
}

export type AdminWords = typeof words
