/** Rules that the promos add. */
import { type Atom, all, type BoxRules, inEdition, insert, not, rule, withBox } from '../../atom.ts'
import { examples } from './examples.ts'
import { words as headings } from './headings/en.ts'
import registry from './numbers.json' with { type: 'json' }
import { words } from './words/en.ts'

const withLeaders = withBox('leaders')

const atoms: readonly Atom[] = [
  rule('sources-promos', 'rulings/sources', 'reported', {
    unshown: 'print',
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  rule('catan-exchange', 'wonders/boards', 'reported'),
  rule('catan-loss', 'wonders/boards', 'ours', {
    when: all(not(withBox('cities')), not(withBox('wonder-pack'))),
    proof: ['promos/boards.test.ts: second stage: 3 ore for 7 coins; all others lose 2, or what they have'],
  }),
  rule('catan-b', 'wonders/boards', 'ours', {
    when: withLeaders,
    proof: [
      'promos/boards.test.ts: first stage: wood and cloth to draw a leader, and then to recruit one at its cost, or not',
    ],
  }),
  rule('old-manneken', 'wonders/boards', 'reported', {
    proof: [
      'promos/boards.test.ts: first stage: clay and stone, its own cost, for the effect of the first stage on the left',
    ],
  }),
  insert('old-manneken-dig', 'dig-order', 'ours', {
    rank: 3,
    when: not(withBox('wonder-pack')),
    proof: ['wonder-pack/manneken-pis.test.ts: digs after the Great Wall and Halikarnassos, whomever it copies'],
  }),
  rule('esteban-hands', 'promos/rules', 'ours', {
    when: withLeaders,
    explains: ['action:keep-hands', 'question:keep-hands'],
    proof: [
      'promos/leaders.test.ts: asks at the end of a turn whether the hands stay; where they do, they are not passed',
      'promos/leaders.test.ts: helps once in the game (our ruling)',
      'asked-at-once.test.ts: Whoever may keep the hands is asked when the others have said so: one answer bears on the next',
    ],
  }),
  rule('stevie-stage', 'promos/rules', 'ours', {
    when: withLeaders,
    explains: ['question:stage-for-coins'],
    proof: [
      'promos/leaders.test.ts: builds the next stage at once, for one coin a resource',
      'promos/leaders.test.ts: lies under the stage as its marker, and is no recruited leader then (our ruling)',
      'promos/leaders.test.ts: gives nothing to whoever copies him with the Courtesan (our ruling)',
    ],
  }),
  rule('louis-points', 'promos/rules', 'ours', {
    when: withLeaders,
    proof: [
      'promos/leaders.test.ts: with victory tokens %j is worth %i points: 7, one less for each, never below nothing (our ruling)',
    ],
  }),
  rule('catan-laws', 'rulings/rules', 'ours', {
    when: withBox('babel-tower'),
    proof: [
      'production.test.ts: exchanges what laws leave and what they give',
      'promos/mix.test.ts: Catan exchanges nothing of a card that a law silences',
    ],
  }),
  rule('catan-share', 'rulings/rules', 'ours', {
    when: withBox('babel-projects'),
    proof: ['promos/mix.test.ts: Catan’s exchange pays for the share in a project, once for card and share together'],
  }),
  rule('catan-start-lost', 'rulings/rules', 'ours', {
    when: withBox('babel-projects'),
    proof: ['production.test.ts: exchanges nothing where its board has lost its benefit'],
  }),
  rule('promos-2e', 'rulings/rules', 'ours', {
    unshown: 'print',
    when: inEdition('2e'),
    proof: [
      'promos/facts.test.ts: are the printed boards, stage by stage; those of the first edition join the second too (our ruling)',
    ],
  }),
]

/** Promo leaders need Leaders. */
const LEADERS_ONLY = ['action:keep-hands', 'question:keep-hands', 'question:stage-for-coins']

export const promoRules: BoxRules = {
  box: 'promos',
  registry,
  taught: [],
  chapters: [{ id: 'promos', after: 'wonders', sections: ['rules'], lists: 'pieces' }],
  headings,
  headingsIn: (language) => import(`./headings/${language}.ts`),
  atoms,
  examples,
  words,
  wordsIn: (language) => import(`./words/${language}.ts`),
  beside: {
    leaders:
      'promos/boards.test.ts: first stage: wood and cloth to draw a leader, and then to recruit one at its cost, or not',
    cities: 'promos/mix.test.ts: the coins everybody loses to Catan may be met with debts',
    armada: 'armada/rules/siracusa.test.ts: takes part in the second edition, and in the first only as a promo',
    'babel-tower': 'promos/mix.test.ts: Catan exchanges two of the goods that a law makes endless',
    'babel-projects':
      'promos/mix.test.ts: Catan’s exchange pays for the share in a project, once for card and share together',
    edifice: 'promos/mix.test.ts: a stage that the older Manneken Pis copies takes part in the edifice',
    'wonder-pack': 'promos/mix.test.ts: the older Manneken Pis copies any stage of the Great Wall at its own cost',
  },
  idle: ({ setup }) => (setup.boxes.includes('leaders') ? [] : LEADERS_ONLY),
}
