/** Rules that Beacons adds. */
import { type Atom, type BoxRules, rule } from '../../atom.ts'
import { examples } from './examples.ts'
import { words as headings } from './headings/en.ts'
import registry from './numbers.json' with { type: 'json' }
import { words } from './words/en.ts'

const atoms: readonly Atom[] = [
  rule('sources-beacons', 'rulings/sources', 'ours', {
    unshown: 'print',
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  rule('beacons-cards', 'setup/table', 'ours', {
    after: 'setup-guilds',
    proof: ['beacons/beacons.test.ts: %i players find as many cards of the box in each Age'],
  }),
  rule('beacons-start', 'setup/table', 'ours', {
    after: 'setup-coins',
    proof: ['beacons/beacons.test.ts: every city begins with one oil, and a ship for each is at sea'],
  }),
  rule('oil-filled', 'beacons/rules', 'ours'),
  rule('beacons-lit', 'beacons/rules', 'ours'),
  rule('ships-wait', 'beacons/rules', 'ours', {
    proof: ['beacons/beacons.test.ts: where no beacon is lit all ships stay at sea'],
  }),
  rule('score-beacons', 'game-end/lines', 'ours', { explains: ['score:beacons'] }),
]

const TOGETHER = 'beacons/beacons.test.ts: with every box there is'

export const beaconsRules: BoxRules = {
  box: 'beacons',
  registry,
  chapters: [{ id: 'beacons', after: 'wonders', sections: ['rules'], lists: 'pieces' }],
  headings,
  headingsIn: (language) => import(`./headings/${language}.ts`),
  atoms,
  examples,
  words,
  wordsIn: (language) => import(`./words/${language}.ts`),
  beside: {
    leaders: 'beacons/beacons.test.ts: and tell nobody what is hidden, with %s',
    cities: 'beacons/beacons.test.ts: for %i players, alone and with Leaders or Cities',
    armada: TOGETHER,
    'babel-tower': TOGETHER,
    'babel-projects': TOGETHER,
    edifice: TOGETHER,
    'wonder-pack': TOGETHER,
    promos: TOGETHER,
  },
}
