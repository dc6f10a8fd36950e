/** The rules of a game in teams. */
import { type Atom, inTeams, rule } from '../../atom.ts'

export const TEAMS: readonly Atom[] = [
  rule('teams-seats', 'teams/rules', 'official', {
    when: inTeams,
    proof: ['cities/teams.test.ts: partners sit side by side: seats 0 and 1, 2 and 3, and so on'],
  }),
  rule('teams-talk', 'teams/rules', 'official', {
    when: inTeams,
    proof: ['cities/teams.test.ts: partners may talk openly: each knows what the other has chosen, nobody else does'],
  }),
  rule('teams-apart', 'teams/rules', 'official', {
    when: inTeams,
    proof: [
      'cities/teams.test.ts: partners pay each other for resources',
      'cities/teams.test.ts: a loss hits the partner too',
    ],
  }),
  rule('teams-conflicts', 'teams/rules', 'official', { when: inTeams }),
  rule('conflict-teams', 'age-end/conflicts', 'official', {
    when: inTeams,
    replaces: 'conflict-shields',
    rank: -1,
    proof: ['cities/teams.test.ts: each fights the outer neighbour twice: two tokens for the same result'],
  }),
]
