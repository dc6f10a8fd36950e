/** Rules that Leaders adds and changes. */

import { AGES, type Piece, type Ruleset } from '@heptapolis/engine/box'
import {
  type Atom,
  all,
  any,
  type BoxRules,
  forPlayers,
  inEdition,
  insert,
  rule,
  withAnniversary,
  withBox,
} from '../../atom.ts'
import { withAllLeaders } from './conditions.ts'
import { examples } from './examples.ts'
import { words as headings } from './headings/en.ts'
import registry from './numbers.json' with { type: 'json' }
import { pictures } from './pictures.ts'
import { words } from './words/en.ts'

const first = inEdition('1e')
const second = inEdition('2e')
const demanding = all(withAnniversary('leadersAnniversary'), withAllLeaders)

const DRAFT: readonly Atom[] = [
  rule('sources-leaders-1e', 'rulings/sources', 'official', {
    unshown: 'print',
    when: inEdition('1e'),
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  rule('sources-leaders-2e', 'rulings/sources', 'official', {
    unshown: 'print',
    when: inEdition('2e'),
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  insert('leaders-coins', 'setup-coins', 'official', {
    said: 'Set-up',
    unshown: 'setup',
    proof: ['leaders/rules/draft.test.ts: each player starts with 6 coins'],
  }),
  insert('leaders-guilds-1e', 'setup-guilds', 'official', {
    said: 'Set-up',
    unshown: 'setup',
    when: first,
    proof: ['leaders/rules/draft.test.ts: the number of guilds stays players + 2'],
  }),
  rule('leaders-which-2e', 'setup/draft', 'official', {
    when: second,
    proof: ['leaders/facts.test.ts: a set-up with Leaders'],
  }),
  rule('leaders-which-1e', 'setup/draft', 'official', {
    when: first,
    proof: ['leaders/facts.test.ts: a set-up with Leaders'],
  }),
  rule('leaders-blank-1e', 'setup/draft', 'official', {
    said: 'Blank Leader Card',
    when: first,
    proof: ['leaders/facts.test.ts: a set-up with Leaders'],
  }),
  rule('leaders-draft', 'setup/draft', 'official', {
    said: 'Leader Phase',
    explains: ['line:leader-deal', 'line:leader-draft', 'question:leader-draft'],
    proof: [
      'leaders/rules/draft.test.ts: passes three cards to the right, then two, then one, and everyone keeps the last',
      'leaders/rules/draft.test.ts: deals 4 leaders to each player; the others stay in the box',
    ],
  }),
]

const RECRUITMENT: readonly Atom[] = [
  rule('leaders-phase', 'age/recruitment', 'official', {
    said: 'Recruitment Phase',
    explains: ['question:recruitment'],
    proof: ['leaders/rules/recruitment.test.ts: comes before the cards of the Age are dealt'],
  }),
  rule('leaders-recruit', 'age/recruitment', 'official', { said: 'Recruit the Leader', explains: ['action:recruit'] }),
  rule('leaders-cost-age', 'age/recruitment', 'official', { when: demanding }),
  rule('leaders-marker', 'age/recruitment', 'official', { said: 'Build a stage of a Wonder' }),
  rule('leaders-give-up', 'age/recruitment', 'official', { said: 'Recruitment Phase', explains: ['action:give-up'] }),
  rule('leaders-age-three', 'age/recruitment', 'official', {
    said: 'Recruitment Phase',
    proof: ['leaders/rules/recruitment.test.ts: in Age III uses one of two leaders and returns the other unseen'],
  }),
  insert('leaders-stage-card', 'stage-card', 'official', {
    said: 'Build a stage of a Wonder',
    proof: [
      'leaders/rules/recruitment.test.ts: uses a leader face down as the marker of the next stage, at the cost of the stage',
    ],
  }),
]

const EFFECTS: readonly Atom[] = [
  rule('leaders-work', 'leaders/rules', 'official', {
    said: 'Description of the Leaders',
    proof: ['leaders/rules/coins.test.ts: takes nothing for other cards, nor for yellow ones built before'],
  }),
  rule('leaders-discount', 'leaders/rules', 'official', { said: 'Description of the Leaders' }),
  rule('leaders-bank-good', 'leaders/rules', 'official', {
    said: 'Description of the Leaders',
    proof: ['leaders/rules/costs.test.ts: buys any one resource for 1 coin to the bank; the neighbours gain nothing'],
  }),
  rule('leaders-hatshepsut', 'leaders/rules', 'official', {
    said: 'Description of the Leaders',
    when: withAllLeaders,
    proof: ['leaders/rules/coins.test.ts: takes one coin per neighbour and turn, two in all'],
  }),
  rule('leaders-maecenas-1e', 'leaders/rules', 'official', {
    said: 'Description of the Leaders',
    when: first,
    proof: [
      'leaders/rules/costs.test.ts: works in the Recruitment phase alone in the first edition: an extra recruitment is paid',
    ],
  }),
  rule('leaders-maecenas-2e', 'leaders/rules', 'official', {
    when: second,
    proof: ['leaders/rules/costs.test.ts: works for every later leader in the second edition'],
  }),
  rule('leaders-chain-reward', 'leaders/rules', 'official', {
    said: 'Description of the Leaders',
    proof: ['leaders/rules/coins.test.ts: takes nothing for other free builds'],
  }),
  rule('leaders-nero', 'leaders/rules', 'official', {
    said: 'Description of the Leaders',
    proof: ['leaders/rules/coins.test.ts: is paid for the token of Nitocris too'],
  }),
  rule('leaders-tomyris', 'leaders/rules', 'official', {
    said: 'Description of the Leaders',
    when: withAllLeaders,
    proof: ['leaders/rules/conflicts.test.ts: gives the defeat token of a lost fight to the winner'],
  }),
  rule('leaders-solomon', 'leaders/rules', 'official', {
    said: 'Description of the Leaders',
    proof: ['leaders/rules/digs.test.ts: builds one Age card from the discard pile free, at the end of the turn'],
  }),
  insert('leaders-dig-solomon', 'dig-order', 'official', {
    said: 'F.A.Q',
    rank: 4,
    proof: ['leaders/rules/digs.test.ts: comes after Halikarnassos'],
  }),
  insert('leaders-dig-courtesans', 'dig-order', 'ours', {
    rank: 8,
    when: first,
    proof: [
      'mixes.test.ts: a Solomon copied by the Courtesans Guild digs after everybody else, Carthage included',
      'leaders/guilds.test.ts: with Solomon builds from the discard pile after everybody else',
    ],
  }),
  rule('leaders-science', 'game-end/science', 'official', { said: 'Description of the Leaders' }),
  rule('leaders-aristotle', 'game-end/science', 'official', {
    said: 'Description of the Leaders',
    proof: ['leaders/rules/points.test.ts: Aristotle raises every set to 10'],
  }),
  rule('leaders-score', 'game-end/lines', 'official', { said: 'End of Game', explains: ['score:leaders'] }),
  rule('leaders-sets', 'leaders/rules', 'official', { said: 'Description of the Leaders' }),
  rule('leaders-midas', 'leaders/rules', 'official', { said: 'Description of the Leaders' }),
  rule('leaders-gamers-1e', 'leaders/rules', 'official', { said: 'Description of the Guilds', when: first }),
  rule('leaders-most', 'leaders/rules', 'official', {
    when: demanding,
    proof: ['leaders/rules/points.test.ts: Makeda must have strictly more coins than each neighbour'],
  }),
  rule('leaders-telesilla', 'leaders/rules', 'ours', {
    when: demanding,
    explains: ['action:forfeit', 'question:forfeit'],
    proof: [
      'leaders/rules/conflicts.test.ts: takes the only kind of token without asking; a player without one loses nothing',
      'leaders/rules/conflicts.test.ts: waits until everybody has taken what the same phase brings',
    ],
  }),
  rule('leaders-courtesans-1e', 'leaders/rules', 'official', {
    said: 'Description of the Guilds',
    when: first,
    explains: ['question:courtesans'],
    proof: [
      'leaders/guilds.test.ts: must go on a recruited leader of a neighbour, whose effect the owner has from then on',
      'leaders/guilds.test.ts: makes a copy that is not a leader: it does not count for Diplomats',
      'leaders/rules/conflicts.test.ts: copied by the Courtesans Guild hands the defeat to the winner too',
    ],
  }),
]

const WONDERS: readonly Atom[] = [
  rule('rome-leaders', 'wonders/boards', 'official', {
    said: 'last page',
    explains: ['question:extra-recruit'],
    proof: ['leaders/wonders.test.ts: with %i stages offers an extra recruitment at once, 2 coins cheaper'],
  }),
  rule('rome-most', 'wonders/boards', 'official', {
    said: 'last page',
    proof: ['leaders/wonders.test.ts: with %i stages offers an extra recruitment at once, 2 coins cheaper'],
  }),
  rule('rome-age-three', 'wonders/boards', 'ours', {
    proof: [
      'leaders/wonders.test.ts: keeps its leaders in Age III while a stage may still recruit one',
      'promos/boards.test.ts: with %i stages keeps %i leaders in Age III: as long as the first stage may still recruit one',
      'wonder-pack/manneken-pis.test.ts: beside %s with %i stages keeps %i leaders in Age III: a copied stage may recruit too',
    ],
  }),
  rule('abu-simbel-2e', 'wonders/boards', 'official', {
    when: second,
    explains: ['question:bury'],
    proof: ['leaders/wonders.test.ts: must bury a recruited leader of the own choice when the stage is built'],
  }),
  rule('abu-simbel-1e', 'wonders/boards', 'official', {
    when: all(first, withBox('wonder-pack')),
    explains: ['question:bury'],
    proof: [
      'wonder-pack/abu-simbel.test.ts: third stage: 2 stone, glass and cloth to bury a leader for twice its printed cost',
    ],
  }),
  rule('abu-simbel-cost-a', 'wonders/boards', 'ours', {
    when: all(demanding, any(second, withBox('wonder-pack'))),
    proof: [
      'leaders/wonders.test.ts: counts a cost of A as that of Age III, in which the points are counted',
      'wonder-pack/abu-simbel.test.ts: with the anniversary leaders of the first edition a cost of A counts as three, in whichever Age it was paid (our ruling)',
    ],
  }),
]

const RULINGS: readonly Atom[] = [
  rule('leaders-two', 'setup/draft', 'official', {
    said: 'Variant for 2 Players',
    when: forPlayers(2),
    proof: [
      'leaders/rules/draft.test.ts: start with 6 coins; the Free City has 3 coins and no leaders, and takes no part in recruitment',
      'leaders/rules/draft.test.ts: swap their hands in the draft',
      'leaders/rules/draft.test.ts: leave the Free City without leaders even where it is Rome',
    ],
  }),
  rule('leaders-once-a-turn', 'rulings/rules', 'ours', {
    proof: ['leaders/rules/coins.test.ts: is ready in the Recruitment phase and again in the first turn'],
  }),
  rule('leaders-hatshepsut-nothing', 'rulings/rules', 'ours', {
    when: all(withAllLeaders, any(withBox('cities'), withBox('babel-tower'))),
    proof: [
      'leaders/rules/coins.test.ts: takes the coin for goods bought for 0 coins too; the buyer chooses the seller (our ruling)',
    ],
  }),
  rule('leaders-hatshepsut-far', 'rulings/rules', 'ours', {
    when: all(withAllLeaders, withBox('armada')),
    proof: [
      'leaders/rules/coins.test.ts: earns from a city two seats away only where that city is a neighbour (our ruling)',
    ],
  }),
  rule('leaders-xenophon-dug', 'rulings/rules', 'ours', {
    proof: ['leaders/rules/coins.test.ts: is paid for a yellow card from the discard pile: it is built as well'],
  }),
  rule('leaders-swap-order', 'rulings/rules', 'ours', {
    when: demanding,
    proof: ['leaders/rules/points.test.ts: Aganice and Enheduanna work in whichever order scores best'],
  }),
  rule('leaders-swap-own', 'rulings/rules', 'ours', {
    when: demanding,
    proof: [
      'science.test.ts: is one of the own city: a borrowed one cannot be exchanged',
      'science.test.ts: may be one of free choice, or of the majority, once it has been counted (our ruling)',
    ],
  }),
  rule('leaders-majority-none', 'rulings/rules', 'ours', {
    when: demanding,
    proof: ['science.test.ts: without any symbol is one of any kind: all three are equal (our ruling)'],
  }),
  rule('leaders-agrippina-copy-1e', 'rulings/rules', 'ours', {
    when: all(first, demanding),
    proof: ['leaders/guilds.test.ts: copies Agrippina for an owner without leaders of the own'],
  }),
  rule('leaders-hiram-copy-1e', 'rulings/rules', 'official', {
    said: 'F.A.Q',
    when: first,
    proof: ['leaders/rules/points.test.ts: Hiram does not count the guild copied by Olympia B'],
  }),
  rule('leaders-courtesans-olympia-1e', 'rulings/rules', 'ours', {
    when: first,
    proof: [
      'leaders/rules/courtesans.test.ts: scores nothing itself, so Olympia B gains nothing by copying it, nor Agora by repeating it',
    ],
  }),
  rule('leaders-courtesans-rome-1e', 'rulings/rules', 'ours', {
    when: first,
    proof: ['leaders/rules/courtesans.test.ts: chooses before a neighbouring Rome recruits in the same turn'],
  }),
  rule('leaders-courtesans-buried-1e', 'rulings/rules', 'ours', {
    when: all(first, withBox('wonder-pack')),
    proof: [
      'leaders/rules/courtesans.test.ts: keeps its copy when the leader under the token is buried, which then counts for no Diplomats',
      'asked-at-once.test.ts: Courtesans choose while a neighbour buries a leader: even that one may be chosen',
    ],
  }),
  rule('leaders-copy-not-buried-1e', 'rulings/rules', 'ours', {
    when: all(first, withBox('wonder-pack')),
    proof: ['leaders/rules/courtesans.test.ts: makes no leader that Abu Simbel could bury'],
  }),
  rule('leaders-majority-borrowed', 'rulings/rules', 'ours', {
    when: all(demanding, any(withBox('cities'), withBox('wonder-pack'))),
    proof: ['science.test.ts: counts borrowed symbols among those there are'],
  }),
  rule('leaders-plato-twice', 'rulings/rules', 'official', {
    said: 'F.A.Q',
    proof: ['leaders/rules/points.test.ts: Plato may score several sets of seven colours'],
  }),
  rule('leaders-given-up', 'rulings/rules', 'official', {
    proof: [
      'leaders/rules/recruitment.test.ts: gives 3 coins for a leader, which goes to the box and not to the discard pile',
    ],
  }),
  rule('leaders-cities-coins', 'rulings/rules', 'official', {
    when: withBox('cities'),
    proof: ['leaders/rules/with-cities.test.ts: Imhotep does not reduce the coins of a stage'],
  }),
]

/** Questions that need a piece with such an effect. */
const IDLE: readonly [kind: string, what: string][] = [
  ['copyLeader', 'question:courtesans'],
  ['bury', 'question:bury'],
  ['amnesty', 'question:forfeit'],
  ['amnesty', 'action:forfeit'],
]

const hasEffect = ({ pieces }: Ruleset, kind: string): boolean =>
  pieces.some(({ effects }) => effects.some(({ effect }) => effect.kind === kind))

function numbers({ pieces, figures, boards }: Ruleset): Readonly<Record<string, number>> {
  const effects = pieces.flatMap((piece) => piece.effects.map(({ effect }) => effect))
  const cheaper = effects.find((effect) => effect.kind === 'cheaperLeaders')
  const more = effects.find((effect) => effect.kind === 'setBonus')
  const extra = boards.filter(({ def }) => def.wonder === 'rome').map(({ stages }) => extraRecruits(stages.flat()))
  return {
    leaders: pieces.filter(({ sort }) => sort === 'leader').length,
    aristotleSet: figures.sciencePerSet + (more?.points ?? 0),
    romeOff: cheaper?.own ?? 0,
    romeNeighboursOff: cheaper?.neighbours ?? 0,
    romeMost: AGES.length + Math.max(...extra),
    buriedA: figures.burialTimes * AGES.length,
  }
}

const extraRecruits = (stages: readonly Piece[]): number =>
  stages.filter(({ effects }) => effects.some(({ effect }) => effect.kind === 'extraRecruit')).length

/** Contents of the printed box. */
const CONTENTS: readonly Atom[] = [
  rule('contents-leaders-1e', 'setup/contents', 'official', {
    said: 'Contents',
    when: first,
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
  rule('contents-leaders-2e', 'setup/contents', 'official', {
    when: second,
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
]

export const leadersRules: BoxRules = {
  box: 'leaders',
  registry,
  taught: [
    'leaders-draft',
    'leaders-phase',
    'leaders-recruit',
    'leaders-marker',
    'leaders-give-up',
    'leaders-age-three',
  ],
  chapters: [{ id: 'leaders', after: 'wonders', sections: ['rules'], lists: 'pieces' }],
  sections: [
    { at: 'setup/draft', after: 'table' },
    { at: 'age/recruitment', after: 'course' },
  ],
  groups: { leader: () => 'leaders' },
  wishes: [
    { option: 'leadersAnniversary', on: true, when: first },
    { option: 'leadersPool', on: 'standard', when: second },
  ],
  headings,
  headingsIn: (language) => import(`./headings/${language}.ts`),
  atoms: [...CONTENTS, ...DRAFT, ...RECRUITMENT, ...EFFECTS, ...WONDERS, ...RULINGS],
  quiet: ['fresh-powers'],
  examples,
  pictures,
  printed: {
    '1e': { leaders: 36, blank: 1, guilds: 4, boards: 1, courtesan: 1, coins6: 17 },
    '2e': { leaders: 55, boards: 2 },
  },
  prints: { '1e': 2011 },
  words,
  wordsIn: (language) => import(`./words/${language}.ts`),
  idle: (rules) => IDLE.filter(([kind]) => !hasEffect(rules, kind)).map(([, what]) => what),
  numbers,
}
