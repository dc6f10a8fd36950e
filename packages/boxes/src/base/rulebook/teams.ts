/** Rules of team games, each in the section where it is needed. */
import { type Atom, insert, inTeams, rule } from '../../atom.ts'

export const TEAMS: readonly Atom[] = [
  insert('teams-term', 'term-fight', 'official', {
    when: inTeams,
    proof: ['cities/teams.test.ts: partners never fight each other'],
  }),
  rule('teams-seats', 'setup/table', 'official', {
    when: inTeams,
    rank: -1,
    proof: ['cities/teams.test.ts: partners sit side by side: seats 0 and 1, 2 and 3, and so on'],
  }),
  rule('teams-talk', 'turn/choose', 'official', {
    unshown: 'secrecy',
    when: inTeams,
    proof: ['cities/teams.test.ts: partners may talk openly: each knows what the other has chosen, nobody else does'],
  }),
  rule('teams-apart', 'trade/goods', 'official', {
    when: inTeams,
    proof: [
      'cities/teams.test.ts: partners pay each other for resources',
      'cities/teams.test.ts: a loss hits the partner too',
    ],
  }),
]
