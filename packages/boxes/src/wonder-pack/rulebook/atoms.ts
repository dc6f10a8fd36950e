/** Rules that the Wonder Pack adds. */
import { type Atom, all, any, type BoxRules, inEdition, insert, inTeams, not, rule, withBox } from '../../atom.ts'
import { examples } from './examples.ts'
import registry from './numbers.json' with { type: 'json' }
import { pictures } from './pictures.ts'
import { words } from './words/en.ts'

const atoms: readonly Atom[] = [
  rule('sources-wonder-pack', 'rulings/sources', 'official', {
    unshown: 'print',
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  insert('great-wall-order', 'stage-order', 'official'),
  rule('great-wall-said', 'wonders/boards', 'official', {
    proof: ['wonder-pack/great-wall.test.ts: which stage is said with the card, before anything is revealed'],
  }),
  rule('great-wall-loss', 'wonders/boards', 'official', {
    when: not(withBox('cities')),
    proof: [
      'wonder-pack/great-wall.test.ts: third stage: 2 wood and papyrus; all others lose 2 coins at the end of the turn, or what they have',
    ],
  }),
  rule('great-wall-absent', 'age-end/conflicts', 'official', {
    when: all(not(withBox('cities')), not(inTeams)),
    proof: [
      'wonder-pack/great-wall.test.ts: third stage: the city stays out of the conflicts of this Age, and its neighbours meet',
    ],
  }),
  rule('great-wall-teams', 'age-end/conflicts', 'ours', {
    when: all(inTeams, not(withBox('cities'))),
    proof: ['cities/teams.test.ts: a diplomacy token removes one of the two fights, and is discarded'],
  }),
  rule('great-wall-mask', 'wonders/boards', 'official', {
    proof: [
      'wonder-pack/great-wall.test.ts: second stage: ore and 2 clay for the symbol of a green card next door, also of one the city has',
    ],
  }),
  insert('stonehenge-hidden', 'stage-hidden', 'official', {
    proof: [
      "wonder-pack/stonehenge.test.ts: second stage: 3 clay and papyrus for a point for each card of the marker's colour next door",
    ],
  }),
  insert('great-wall-dig', 'dig-order', 'house', {
    rank: 2,
    proof: ['wonder-pack/great-wall.test.ts: the discard pile is open to Halikarnassos first, then to the Great Wall'],
  }),
  insert('manneken-dig', 'dig-order', 'house', {
    rank: 3,
    proof: ['wonder-pack/manneken-pis.test.ts: digs after the Great Wall and Halikarnassos, whomever it copies'],
  }),
  rule('stonehenge-stones', 'wonders/boards', 'ours', {
    proof: [
      'wonder-pack/stonehenge.test.ts: a card that offers stone or another material shows one stone; other colours and the board none (our ruling)',
    ],
  }),
  rule('great-wall-lacking', 'rulings/rules', 'ours', {
    when: any(withBox('babel-tower'), withBox('babel-projects')),
    proof: [
      'production.test.ts: may be of the kind a law silences',
      'production.test.ts: may be of the kind of a board that has lost its benefit',
    ],
  }),
  rule('stonehenge-silenced', 'rulings/rules', 'ours', {
    when: withBox('babel-tower'),
    proof: ['production.test.ts: Stonehenge counts the stones printed on brown cards, silenced or not (our ruling)'],
  }),
  rule('stonehenge-marker', 'wonders/boards', 'official', {
    proof: ['wonder-pack/stonehenge.test.ts: second stage: the marker stays hidden from the others until then'],
  }),
  rule('stonehenge-leader', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: [
      'wonder-pack/stonehenge.test.ts: second stage: a leader as marker is white, and the leaders of the neighbours count (our ruling)',
    ],
  }),
  rule('manneken-copies', 'wonders/boards', 'official', {
    proof: ['wonder-pack/manneken-pis.test.ts: second stage: the second stage of the right neighbour'],
  }),
  rule('manneken-last', 'wonders/boards', 'ours', {
    proof: [
      'wonder-pack/manneken-pis.test.ts: third stage: the last stage of the left neighbour, however many it has',
      'wonder-pack/manneken-pis.test.ts: beside the Great Wall the same stage may be copied twice',
      'wonder-pack/manneken-pis.test.ts: of Siracusa any stage may be copied, the same one twice',
    ],
  }),
  rule('manneken-abu-simbel', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: ['wonder-pack/manneken-pis.test.ts: of Abu Simbel it buries an own leader'],
  }),
  rule('manneken-petra', 'rulings/rules', 'ours', {
    when: withBox('cities'),
    proof: ['wonder-pack/manneken-pis.test.ts: of Petra the coins are paid too'],
  }),
  rule('manneken-carthage', 'rulings/rules', 'ours', {
    when: withBox('edifice'),
    proof: ['wonder-pack/manneken-pis.test.ts: of Carthage the owner picks a half'],
  }),
  rule('manneken-ur', 'rulings/rules', 'ours', {
    when: all(withBox('edifice'), not({ option: 'edificeCards', is: false })),
    proof: ['wonder-pack/manneken-pis.test.ts: of Ur the pawn comes from the box'],
  }),
  rule('manneken-double-walls', 'rulings/rules', 'ours', {
    when: withBox('babel-projects'),
    proof: [
      'wonder-pack/manneken-pis.test.ts: Double Walls covers the starting coins of Manneken Pis: they are kept, and nothing else is lost (our ruling)',
    ],
  }),
  rule('wonder-pack-2e', 'rulings/rules', 'ours', {
    unshown: 'print',
    when: inEdition('2e'),
    proof: [
      'wonder-pack/facts.test.ts: join games of the second edition too, by day and by night; Abu Simbel is then that of Leaders (our ruling)',
    ],
  }),
]

/** Printed once. */
const BOX = { boards: 4 }

/** Contents of the printed box. */
const CONTENTS: Atom = rule('contents-wonder-pack', 'setup/contents', 'official', {
  proof: ['contents.test.ts: %s has in %s what its book lists'],
})

export const wonderPackRules: BoxRules = {
  box: 'wonder-pack',
  registry,
  atoms: [CONTENTS, ...atoms],
  examples,
  pictures,
  printed: { '1e': BOX, '2e': BOX },
  prints: { '1e': 2013, '2e': 2013 },
  words,
  wordsIn: (language) => import(`./words/${language}.ts`),
  beside: {
    leaders:
      'wonder-pack/stonehenge.test.ts: second stage: a leader as marker is white, and the leaders of the neighbours count (our ruling)',
    cities: 'wonder-pack/great-wall.test.ts: third stage: with Cities a debt may be taken for each coin',
    armada: 'wonder-pack/manneken-pis.test.ts: of Siracusa any stage may be copied, the same one twice',
    'babel-tower': 'wonder-pack/with-babel.test.ts: the goods a law waives of stages are waived of a copied stage',
    'babel-projects':
      'wonder-pack/with-babel.test.ts: the free stage may be any stage of the Great Wall, or a copied one',
    edifice: 'wonder-pack/manneken-pis.test.ts: of Ur the pawn comes from the box',
  },
}
