/** Texts of the Great Projects in English. */
import { COLOURS } from '@heptapolis/engine/box'
import { plural, small, spelled } from '../../../words/grammar/en.ts'
import type { BoxWords, Speech } from '../../../words/types.ts'
import type { Penalty } from '../../projects/great-projects.ts'

function lost(penalty: Penalty, say: Speech): string {
  switch (penalty.lose) {
    case 'card':
      return `lose a ${say.thing(penalty.colour)[0]}`
    case 'coins':
      return 'lose all your coins'
    case 'victories':
      return `lose ${plural(penalty.count, 'victory token')}`
    case 'start':
      return 'lose the starting benefit of your board'
  }
}

/** `Penalty token of Age I` as `penalty tokens of Age I`. */
const many = (token: string): string => small(token).replace('token', 'tokens')

export const words = {
  name: 'Great Projects',
  about:
    'One project per Age: take part in it by building. Completed, it rewards those who took part; otherwise it penalises the others.',
  pieces: {
    'project-belvedere': 'Belvedere',
    'project-cranes': 'Cranes',
    'project-double-walls': 'Double Walls',
    'project-factory': 'Factory',
    'project-rampart-road': 'Rampart Road',
    'project-obelisk': 'Obelisk',
    'project-river-port': 'River Port',
    'project-sewer-network': 'Sewer Network',
    'project-smelter': 'Smelter',
    'project-war-mirror': 'War Mirror',
    'project-archives': 'Archives',
    'project-giant-trebuchet': 'Giant Trebuchet',
    'project-grand-bazaar': 'Grand Bazaar',
    'project-menagerie': 'Menagerie',
    'project-triumphal-arches': 'Triumphal Arches',
    'project-token-free-wonder-stage': 'Free stage token',
    'project-token-free-building': 'Free building token',
    'project-token-any-color': 'Bag token',
    'project-token-shields-1': 'Shield token',
    'project-token-shields-2': 'Double shield token',
    'project-token-stage-points': 'Smelter token',
    'project-token-science-points': 'Archives token',
    'project-token-guild-points': 'Menagerie token',
    'project-token-penalty-1': 'Penalty token of Age I',
    'project-token-penalty-2': 'Penalty token of Age II',
    'project-token-penalty-3': 'Penalty token of Age III',
  },
  sorts: {
    project: ['great project', 'great projects'],
    'project-token': ['project token', 'project tokens'],
  },
  effects: {
    projectToken: ({ token }, say) => `take 1 ${small(say.pieceById(token))}`,
    projectPenalty: ({ penalty }, say) => `if the project fails and you took no token from it: ${lost(penalty, say)}`,
    projectBag: () => 'once, take part in a project with a card of any colour',
    projectSets: ({ points }) => `${plural(points, 'point')} more for each set of three different science symbols`,
  },
  abilities: {
    'project-building': 'once, build an Age card for free and give the token back',
    'project-stage': 'once, build a wonder stage without its resources and give the token back',
  },
  questions: {
    'project-card': { text: 'The project has failed: choose the card your city loses.', verbs: { pick: 'Lose' } },
    'project-victories': { text: 'The project has failed: choose a victory token to lose.' },
  },
  actions: { 'give-victory': 'Lose' },
  details: { value: (value) => `the +${value} token` },
  steps: {
    'reveal-project': 'Reveal a project of the Age and put tokens on it, one fewer than there are players.',
    'join-project': 'Players who take part in the project take a token from it.',
    project:
      'A project without tokens succeeds and rewards each token taken; otherwise it fails and players without a token are penalised.',
  },
  scoreLines: { projects: 'Great Projects' },
  named: { project: (name) => `the project ${name}` },
  events: {
    project: (event, { piece }) => `The project of the Age: ${piece(event.card)}`,
    participation: (event, { piece }) => `took part in the project ${piece(event.card)}`,
    'project-done': (event, { piece }) => `The project ${piece(event.card)} is finished`,
    'project-failed': (event, { piece }) => `The project ${piece(event.card)} has failed`,
    token: ({ card, times = 1 }, { piece }) =>
      `took ${Number(times) > 1 ? `${spelled(Number(times))} ${many(piece(card))}` : `a ${small(piece(card))}`}`,
    demolished: (event, { piece }) => `lost ${piece(event.card)}`,
    blocked: () => 'lost the starting benefit of the board',
  },
  faults: {
    'no-project': ({ seat }) => `cities[${seat}].participations: this position has no project to take part in.`,
  },
  fields: {
    project: 'project',
    tokens: 'tokens',
    participations: 'tokens taken from the project',
    projectTokens: 'project tokens',
  },
  marks: {
    participations:
      'Tokens of this Age’s project the city has taken: if the project succeeds, each gives a reward; if it fails, the city suffers no penalty.',
  },
  states: { bag: 'with the bag token' },
  printed: ({ sort, colour }, say) => (sort === 'project' ? [`take part with a ${say.thing(COLOURS[colour])[0]}`] : []),
} satisfies BoxWords
