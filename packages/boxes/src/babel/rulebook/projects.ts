/** Rules that the Great Projects add and change. */
import { type Atom, any, type BoxRules, forPlayers, inEdition, not, rule, withBox } from '../../atom.ts'
import { tokensFor } from '../projects/participation.ts'
import { projectExamples as examples } from './examples.ts'
import { words as headings } from './headings/projects/en.ts'
import { projectPictures as pictures } from './pictures.ts'
import registry from './projects/numbers.json' with { type: 'json' }
import { words } from './words/projects/en.ts'

const ourTokens = any(forPlayers(2), forPlayers(8))

const atoms: readonly Atom[] = [
  rule('sources-babel-projects', 'rulings/sources', 'reported', {
    unshown: 'print',
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  rule('project-supply', 'setup/table', 'reported', {
    after: 'setup-coins',
    proof: ['babel/projects/projects.test.ts: Age %i reveals one of its five, whichever comes'],
  }),
  rule('project-reveal', 'babel-projects/rules', 'reported', {
    unshown: 'setup',
    when: not(ourTokens),
    proof: ['babel/projects/projects.test.ts: it has one token fewer than players, with %i'],
  }),
  rule('project-reveal-ours', 'babel-projects/rules', 'ours', {
    unshown: 'setup',
    when: ourTokens,
    proof: ['babel/projects/projects.test.ts: ruling: with %i players %i tokens'],
  }),
  rule('project-join', 'actions/build', 'reported'),
  rule('project-join-again', 'babel-projects/rules', 'reported', {
    proof: ['babel/projects/projects.test.ts: takes a token, and again with a later card while tokens remain'],
  }),
  rule('project-short', 'babel-projects/rules', 'reported', {
    proof: [
      'babel/projects/projects.test.ts: where several take part in one turn and tokens run short, each gets one from the reserve',
    ],
  }),
  rule('project-dig', 'actions/dig', 'ours', {
    proof: ['babel/projects/projects.test.ts: a card from the discard pile takes no part (our ruling)'],
  }),
  rule('project-success', 'age-end/failure', 'reported', {
    proof: [
      'babel/projects/projects.test.ts: without a token left the project is a success: who has none loses nothing',
    ],
  }),
  rule('project-failure', 'age-end/failure', 'reported', {
    explains: ['question:project-card', 'question:project-victories', 'action:give-victory'],
  }),
  rule('project-penalty-token', 'age-end/failure', 'ours', {
    proof: [
      'babel/projects/great-projects.test.ts: ruling: who can suffer only a part of the penalty suffers none and takes the token',
      'babel/projects/great-projects.test.ts: of %s in Age %i costs all coins; ruling: who has none takes the token',
    ],
  }),
  rule('project-tokens-back', 'age-end/failure', 'reported', {
    proof: ['babel/projects/projects.test.ts: the tokens go back: the next Age begins with a project of its own'],
  }),
  rule('project-tokens', 'babel-projects/rules', 'reported', {
    proof: ['babel/projects/tokens.test.ts: is given back when used; a second one stays'],
  }),
  rule('project-token-coins', 'babel-projects/rules', 'ours', {
    proof: [
      'babel/projects/tokens.test.ts: ruling: coins of a stage are still due',
      'babel/projects/tokens.test.ts: does not pay for taking part',
    ],
  }),
  rule('project-bag', 'babel-projects/rules', 'ours', {
    proof: [
      'babel/projects/tokens.test.ts: ruling: it serves once',
      'babel/projects/tokens.test.ts: lets a card of any colour take part; ruling: the cost is still due',
    ],
  }),
  rule('project-victories', 'babel-projects/rules', 'ours', {
    proof: ['mixes.test.ts: Nero is paid for the token of a project, once for each'],
  }),
  rule('project-start-lost', 'babel-projects/rules', 'ours', {
    when: withBox('cities'),
    proof: [
      'production.test.ts: is not of the kind of a board that has lost its benefit',
      'production.test.ts: may be of the kind of a board that has lost its benefit',
      'production.test.ts: takes nothing off where the board has lost its benefit, even if a card makes the same good',
    ],
  }),
  rule('score-projects', 'game-end/lines', 'reported', { explains: ['score:projects'] }),
  rule('project-free-city', 'babel-projects/rules', 'ours', {
    when: forPlayers(2),
    proof: [
      'babel/projects/projects.test.ts: ruling: the free city never takes part',
      'babel/projects/projects.test.ts: ruling: the free city is never penalised',
      'mixes.test.ts: is touched by losses, but by no penalty',
    ],
  }),
  rule('project-armada', 'babel-projects/rules', 'house', {
    when: withBox('armada'),
    proof: [
      'babel/projects/projects.test.ts: with Armada a build allows naval construction or participation, not both',
    ],
  }),
  rule('project-not-edifice', 'rulings/rules', 'ours', {
    when: withBox('edifice'),
    proof: ['mixes.test.ts: a card takes part in the project, a stage in the edifice, never the other way round'],
  }),
  rule('project-edifice', 'rulings/rules', 'ours', {
    when: withBox('edifice'),
    proof: [
      'babel/projects/projects.test.ts: projects are resolved before the conflicts; ruling: and before an edifice fails',
    ],
  }),
  rule('project-nero', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: ['mixes.test.ts: Nero is paid for the token of a project, once for each'],
  }),
  rule('project-discounts', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: ['babel/with-leaders.test.ts: a leader takes a good off the card, never off the share in the project'],
  }),
  rule('project-penalty-coins', 'rulings/rules', 'ours', {
    when: withBox('cities'),
    proof: ['mixes.test.ts: a penalty in coins cannot be met with debts of Cities'],
  }),
  rule('project-2e', 'rulings/rules', 'ours', {
    unshown: 'print',
    when: inEdition('2e'),
    proof: ['babel/random-games.test.ts: eight players, with Cities, do so in %s'],
  }),
  rule('project-law-victories', 'rulings/rules', 'ours', {
    when: withBox('babel-tower'),
    proof: ['babel/projects/tokens.test.ts: ruling: law 19 does not shrink the victory tokens of projects'],
  }),
]

/** Printed once. */
const PROJECTS_BOX = { projects: 15, participation: 10, tokens: 166 }

/** Contents of the printed box. */
const CONTENTS: Atom = rule('contents-babel-projects', 'setup/contents', 'reported', {
  proof: ['contents.test.ts: %s has in %s what its book lists'],
})

export const projectRules: BoxRules = {
  box: 'babel-projects',
  registry,
  taught: ['project-reveal', 'project-join', 'project-success', 'project-failure'],
  chapters: [{ id: 'babel-projects', after: 'wonders', sections: ['rules'], lists: 'pieces' }],
  sections: [{ at: 'age-end/failure', after: 'course' }],
  groups: { project: () => 'projects', 'project-token': () => 'project-tokens' },
  headings,
  headingsIn: (language) => import(`./headings/projects/${language}.ts`),
  atoms: [CONTENTS, ...atoms],
  examples,
  pictures,
  printed: { '1e': PROJECTS_BOX, '2e': PROJECTS_BOX },
  words,
  wordsIn: (language) => import(`./words/projects/${language}.ts`),
  beside: {
    leaders: 'babel/with-leaders.test.ts: recruiting takes no part, not even with a bag: a leader is no Age card',
    cities: 'babel/projects/tokens.test.ts: ruling: coins of a stage are still due',
    armada: 'babel/projects/projects.test.ts: with Armada a build allows naval construction or participation, not both',
    'babel-tower': 'babel/projects/tokens.test.ts: ruling: law 19 does not shrink the victory tokens of projects',
  },
  numbers: ({ players }) => ({ projectTokens: tokensFor(players) }),
}
