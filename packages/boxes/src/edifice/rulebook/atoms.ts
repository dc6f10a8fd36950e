/** Rules that Edifice adds and changes. */
import { type Atom, all, any, type BoxRules, forPlayers, inEdition, insert, not, rule, withBox } from '../../atom.ts'
import { startingPawns } from '../construction.ts'
import { examples } from './examples.ts'
import { words as headings } from './headings/en.ts'
import registry from './numbers.json' with { type: 'json' }
import { pictures } from './pictures.ts'
import { words } from './words/en.ts'

const ourPawns = any(forPlayers(2), forPlayers(8))

const RULES: readonly Atom[] = [
  rule('edifice-layout', 'setup/table', 'official', {
    said: 'Setup',
    after: 'setup-coins',
    explains: ['line:edifices'],
    proof: [
      'edifice/participation.test.ts: one edifice of each Age, drawn at random, lies open from the start; the others stay in the box',
    ],
  }),
  rule('edifice-pawns', 'setup/table', 'official', {
    said: 'Setup',
    after: 'setup-coins',
    when: not(ourPawns),
    proof: [
      'edifice/participation.test.ts: one edifice of each Age, drawn at random, lies open from the start; the others stay in the box',
    ],
  }),
  rule('edifice-pawns-ours', 'setup/table', 'ours', {
    after: 'setup-coins',
    when: ourPawns,
    proof: [
      'edifice/participation.test.ts: one edifice of each Age, drawn at random, lies open from the start; the others stay in the box',
      'edifice/participation.test.ts: %i players put %i pawns on each edifice: our ruling',
    ],
  }),
  rule('edifice-join', 'actions/stage', 'official', { said: 'Participate in the Project' }),
  rule('edifice-cost', 'edifice/rules', 'official', {
    said: 'Participate in the Project',
    proof: ['edifice/participation.test.ts: is not made cheaper by what makes a stage cheaper or free'],
  }),
  rule('edifice-once', 'edifice/rules', 'official', {
    said: 'Participate in the Project',
    proof: ['edifice/participation.test.ts: is possible once an Age, and again in the next'],
  }),
  rule('edifice-short', 'edifice/rules', 'official', {
    said: 'Participate in the Project',
    proof: [
      'edifice/participation.test.ts: gives everybody a pawn where more take part than pawns lie there: the rest come from the box',
    ],
  }),
  rule('edifice-armada', 'actions/stage', 'official', {
    said: 'Edifice and Armada',
    when: withBox('armada'),
    after: 'edifice-join',
    proof: ['edifice/mix.test.ts: a stage allows naval construction or taking part in the edifice, never both'],
  }),
  rule('edifice-built', 'edifice/rules', 'official', { said: 'Construct the Edifice' }),
  rule('edifice-reward-time', 'edifice/rules', 'licensed', {
    proof: [
      'edifice/construction.test.ts: after payments, sales and the effects of cards and stages, before builds from the discard pile',
    ],
  }),
  rule('edifice-lasting', 'edifice/rules', 'official', {
    proof: ['edifice/construction.test.ts: Belvedere: 1 point for each stage, counted when the game is over'],
  }),
  rule('edifice-token', 'edifice/rules', 'licensed', {
    proof: ['edifice/construction.test.ts: Outpost: a victory token worth 3, a military one like any other'],
  }),
  rule('edifice-fails', 'age-end/failure', 'official', {
    said: 'Construct the Edifice',
    proof: [
      'edifice/failure.test.ts: when a pawn is left on it after the last turn of its Age: no reward, the pawn protects from the penalty',
    ],
  }),
  rule('edifice-penalty', 'age-end/failure', 'official', {
    said: 'Construct the Edifice',
    explains: ['question:penalty', 'action:lose-tokens'],
  }),
  rule('edifice-debt', 'age-end/failure', 'official', {
    said: 'Construct the Edifice',
    proof: [
      'edifice/failure.test.ts: is all or nothing: who cannot pay in full loses nothing and takes a debt',
      'edifice/failure.test.ts: leaves no choice of a debt to who can pay',
    ],
  }),
  rule('edifice-lost-card', 'age-end/failure', 'ours', {
    proof: [
      'edifice/failure.test.ts: of a colour: the card goes to the discard pile, with all it did',
      'edifice/failure.test.ts: before the conflicts: a lost shield is missing there',
    ],
  }),
  insert('edifice-not-sold', 'not-sold', 'ours', {
    proof: [
      'edifice/construction.test.ts: River Port: a raw material of choice each turn from the next turn on, not for sale',
    ],
  }),
  insert('edifice-dig', 'dig-order', 'ours', {
    rank: 7,
    proof: [
      'edifice/boards.test.ts: builds from the discard pile after Halikarnassos (our ruling)',
      'mixes.test.ts: Halikarnassos, the Great Wall, Manneken Pis, Solomon, the Forging Agency, Carthage',
    ],
  }),
  rule('score-edifice', 'game-end/lines', 'official', { said: 'End of the Game', explains: ['score:edifice'] }),
  rule('ur-pawns', 'wonders/boards', 'official', {
    explains: ['action:take-pawn', 'question:pawn-from-box'],
    proof: [
      'edifice/boards.test.ts: the pawn comes from the box: nothing is paid for it, and those on the card stay',
      'edifice/boards.test.ts: the pawn is not the part of the Age: Ur may take part as well, with the same stage or later',
    ],
  }),
  rule('ur-each-pawn', 'wonders/boards', 'ours', {
    proof: [
      'edifice/boards.test.ts: every pawn counts for itself: two of one edifice give its reward twice',
      'edifice/boards.test.ts: a pawn of an edifice already constructed is rewarded at once',
    ],
  }),
  rule('carthage-halves', 'wonders/boards', 'official', {
    proof: [
      'edifice/boards.test.ts: the half is chosen when the stage is built, and must be said; the other one is lost',
    ],
  }),
  rule('carthage-alone', 'wonders/boards', 'official', {
    said: 'Wonder Boards',
    unshown: 'setup',
    proof: ['edifice/participation.test.ts: Ur needs edifices, Carthage can be taken out of the box alone'],
  }),
  rule('edifice-free-city', 'edifice/rules', 'ours', {
    when: forPlayers(2),
    proof: [
      'edifice/participation.test.ts: is not for the free city of a game for two',
      'edifice/failure.test.ts: without harm to the free city of a game for two (our ruling)',
      'mixes.test.ts: is touched by losses, but by no penalty',
    ],
  }),
  rule('edifice-last-card', 'rulings/rules', 'ours', {
    proof: [
      'edifice/failure.test.ts: the last card comes after the last turn: it cannot join an edifice finished there (our ruling)',
    ],
  }),
  rule('edifice-agora', 'rulings/rules', 'ours', {
    proof: [
      'edifice/construction.test.ts: Agora: a guild with a science symbol gives one more of it',
      'edifice/boards.test.ts: two pawns of Agora count a guild twice more, each on its own (our ruling)',
      'edifice/boards.test.ts: the symbols they give are chosen together with all others (our ruling)',
      'edifice/boards.test.ts: one pawn may repeat the symbol and the other the points of another guild, where that scores most',
    ],
  }),
  rule('edifice-leaders', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: [
      'edifice/mix.test.ts: a stage built in the Recruitment phase may take part: the Age has begun',
      'edifice/mix.test.ts: recruiting takes no part',
    ],
  }),
  rule('edifice-archives', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: ['edifice/mix.test.ts: leaders are no Age cards, so white is no colour of Archives'],
  }),
  rule('edifice-nero', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: ['mixes.test.ts: Nero is paid for the token of an edifice'],
  }),
  rule('edifice-penalty-coins', 'rulings/rules', 'ours', {
    when: all(withBox('cities'), not(withBox('babel-projects'))),
    proof: ['mixes.test.ts: a penalty in coins cannot be met with debts of Cities'],
  }),
  rule('edifice-archives-black', 'rulings/rules', 'ours', {
    when: withBox('cities'),
    proof: ['edifice/construction.test.ts: Archives: black cards are a colour of their own'],
  }),
  rule('edifice-siracusa', 'rulings/rules', 'ours', {
    when: all(withBox('armada'), any(inEdition('2e'), withBox('promos'))),
    proof: [
      'mixes.test.ts: Siracusa takes part with a stage that moves a ship by itself: that is no naval construction',
    ],
  }),
  rule('edifice-agora-courtesans', 'rulings/rules', 'ours', {
    when: all(withBox('leaders'), inEdition('1e')),
    proof: [
      'leaders/rules/courtesans.test.ts: scores nothing itself, so Olympia B gains nothing by copying it, nor Agora by repeating it',
    ],
  }),
  rule('edifice-agora-cap', 'rulings/rules', 'ours', {
    when: withBox('armada'),
    proof: ['edifice/mix.test.ts: the guild Agora repeats is held to 10 points for itself, as the guild is'],
  }),
  rule('edifice-laws', 'rulings/rules', 'ours', {
    when: withBox('babel-tower'),
    proof: [
      'mixes.test.ts: a law that waives the goods of stages does not waive the coins of an edifice',
      'mixes.test.ts: the coins of a law and of an edifice are due together',
      'mixes.test.ts: a law that shrinks victory tokens does not touch those of an edifice',
    ],
  }),
]

/** Rules that also apply if only Carthage is used. */
const CARTHAGE = ['carthage-halves', 'edifice-dig']
const withEdifices = not({ option: 'edificeCards', is: false })
const WITHOUT_EDIFICES = [
  'line:edifices',
  'action:lose-tokens',
  'action:take-pawn',
  'question:penalty',
  'question:pawn-from-box',
  'score:edifice',
]

const atoms: readonly Atom[] = RULES.map((atom) =>
  CARTHAGE.includes(atom.id) ? atom : { ...atom, when: atom.when ? all(atom.when, withEdifices) : withEdifices },
)

/** The box is the same for both editions. */
const BOX = { edifices: 15, boards: 2, pawns: 24, debts: 15, conflict: 12, coins6: 3 }

/** Contents of the printed box, and sources. */
const PRINTED: readonly Atom[] = [
  rule('contents-edifice', 'setup/contents', 'official', {
    said: 'Contents',
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
  rule('sources-edifice', 'rulings/sources', 'official', {
    unshown: 'print',
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
]

export const edificeRules: BoxRules = {
  box: 'edifice',
  registry,
  taught: ['edifice-join', 'edifice-built', 'edifice-fails'],
  chapters: [{ id: 'edifice', after: 'wonders', sections: ['rules'], lists: 'pieces' }],
  sections: [{ at: 'age-end/failure', after: 'course' }],
  groups: { edifice: () => 'edifices' },
  wishes: [{ option: 'edificeCards', on: false }],
  headings,
  headingsIn: (language) => import(`./headings/${language}.ts`),
  atoms: [...PRINTED, ...atoms],
  quiet: ['edifice-penalty'],
  examples,
  pictures,
  printed: { '1e': BOX, '2e': BOX },
  prints: { '1e': 2023, '2e': 2023 },
  words,
  wordsIn: (language) => import(`./words/${language}.ts`),
  beside: {
    leaders: 'edifice/mix.test.ts: a stage built in the Recruitment phase may take part: the Age has begun',
    cities: 'edifice/construction.test.ts: Archives: black cards are a colour of their own',
    armada: 'edifice/mix.test.ts: a stage allows naval construction or taking part in the edifice, never both',
    'babel-tower': 'mixes.test.ts: the coins of a law and of an edifice are due together',
    'babel-projects':
      'mixes.test.ts: a card takes part in the project, a stage in the edifice, never the other way round',
  },
  idle: ({ setup }) => (setup.options?.edificeCards === false ? WITHOUT_EDIFICES : []),
  numbers: ({ players }) => ({ pawns: startingPawns(players) }),
}
