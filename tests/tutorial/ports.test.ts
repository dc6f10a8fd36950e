/** The tutorial box on the shelf is complete, and every omission is reported by name. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kit, SHELF } from '@heptapolis/boxes'
import { Counter } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { boardFaults } from '../../packages/boxes/src/conformance/boards.ts'
import { faceFaults } from '../../packages/boxes/src/conformance/faces.ts'
import { idFaults } from '../../packages/boxes/src/conformance/ids.ts'
import { learningFaults } from '../../packages/boxes/src/conformance/learning.ts'
import { mindFaults } from '../../packages/boxes/src/conformance/minds.ts'
import { padFaults } from '../../packages/boxes/src/conformance/pads.ts'
import { wordFaults } from '../../packages/boxes/src/words/conformance.ts'
import { rulebookFaults } from '../../packages/rulebook/src/checks/conformance.ts'
import { shelved } from './on-the-shelf.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const beacons = SHELF.find(({ rules }) => rules.id === 'beacons') ?? expect.fail('The box is not on the shelf')

/** Traces of the box in a file: its name, its wonder, its additions. */
const OF_THE_BOX = /beacon|brigantium|'oil'/i

/** The box itself, and the records of translations, which a command writes for every file of texts. */
const OWN_FILES = ['packages/boxes/src/beacons', 'packages/boxes/translations']

test('No other file names the box: everything works through its line', () => {
  const others = globSync('{packages,apps,scripts,e2e}/**/*.{ts,tsx,js,json,css,sql}', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) || OWN_FILES.includes(path),
  }).filter((file) => !file.endsWith('.test.ts'))
  expect(others.length).toBeGreaterThan(500)
  expect(others.filter((file) => OF_THE_BOX.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test('Its line and import are on the shelf', () => {
  const shelf = readFileSync(join(ROOT, 'packages/boxes/src/shelf.ts'), 'utf8').split('\n')
  const lines = shelved(shelf.join('\n'), 'beacons').split('\n')
  expect(lines.filter((line) => !shelf.includes(line))).toEqual([
    "import { beacons } from './beacons/index.ts'",
    '  beacons,',
  ])
  expect(lines).toHaveLength(shelf.length + 2)
  expect(SHELF.at(-1)).toBe(beacons)
})

const HELD = {
  boards: async (kits: readonly Kit[]) => boardFaults(kits),
  face: faceFaults,
  ids: async (kits: readonly Kit[]) => idFaults(kits),
  pad: padFaults,
  inputs: async (kits: readonly Kit[]) => learningFaults(kits),
  mind: mindFaults,
  words: wordFaults,
  rulebook: rulebookFaults,
}
type Held = keyof typeof HELD

describe('On the shelf with all others it is complete', () => {
  test.each(Object.keys(HELD) as Held[])('%s', async (port) => {
    expect(await HELD[port](SHELF)).toEqual([])
  })
})

/** Kit with one thing missing from a port, as an author may forget it. */
const without = <Port extends object>(port: Port, name: string): Port => {
  const { [name as keyof Port]: _, ...rest } = port
  return rest as Port
}
const faced = (name: string): Kit => ({ ...beacons, face: async () => without(await beacons.face(), name) })
const ruled = (more: Partial<Kit['rules']>): Kit => ({ ...beacons, rules: { ...beacons.rules, ...more } })
const told = (name: string): Kit => ({ ...beacons, rulebook: async () => without(await beacons.rulebook(), name) })
const ruleless = (id: string): Kit => ({
  ...beacons,
  rulebook: async () => {
    const rules = await beacons.rulebook()
    return { ...rules, atoms: rules.atoms.filter((atom) => atom.id !== id) }
  },
})
/** Columns, the first of them without this hint. */
const unhinted = (hint: string): Kit => {
  const [first, ...others] = beacons.rules.columns ?? []
  return ruled({ columns: [Object.create(first, { [hint]: { value: undefined } }), ...others] })
}

describe('Omissions are named, with the box and the port', () => {
  test.each<[string, Held, Kit, string]>([
    ['the words', 'words', without(beacons, 'words'), 'beacons: words/en.ts: there is none'],
    [
      'the words of one thing',
      'words',
      { ...beacons, words: without(beacons.words, 'effects') },
      'beacons: words/en.ts: effects lacks "oil"',
    ],
    ['a translation', 'words', without(beacons, 'translated'), 'beacons: words/fr.ts: there is none'],
    [
      'a translated text',
      'words',
      { ...beacons, translated: async () => ({ words: beacons.words, alike: ['wonders.brigantium'] }) },
      'beacons: words/fr.ts: pieces.oil-press is not translated',
    ],
    ['the face', 'face', without(beacons, 'face'), 'beacons: face: there is none'],
    ['a symbol', 'face', faced('symbols'), 'beacons: face: the symbol "beacon" is not drawn'],
    ['the sentence of an effect', 'face', faced('effects'), 'beacons: face: the effect "oil" has no sentence'],
    ['the elevation of a wonder', 'face', faced('wonders'), 'beacons: face: the wonder "brigantium" has no look'],
    [
      'the look of a score line',
      'face',
      faced('lines'),
      'beacons: face: the line of the score sheet "beacons" has no look',
    ],
    [
      'the mark of a column',
      'face',
      unhinted('mark'),
      'beacons: face: nobody is shown the field "oil": its column says no mark',
    ],
    [
      'the control of the score-pad',
      'pad',
      unhinted('pad'),
      'beacons: pad: the line "beacons" needs more than the columns ask for',
    ],
    ['what learners read', 'inputs', unhinted('inputs'), 'beacons: the column "oil" does not say what learners read'],
    [
      'the boards',
      'boards',
      ruled({ options: { beaconsLamps: 'at length' } }),
      'beacons: boards: the option "beaconsLamps" is said at length, and nothing reads it',
    ],
    ['the mind', 'mind', without(beacons, 'mind'), 'beacons: mind: there is none'],
    [
      'what an effect brings',
      'mind',
      { ...beacons, mind: async () => ({}) },
      'beacons: mind: the effect kind "oil" is not said, if only {}',
    ],
    ['the rulebook', 'rulebook', without(beacons, 'rulebook'), 'beacons, rulebook: there is none'],
    [
      'its chapter',
      'rulebook',
      told('chapters'),
      'beacons, rulebook: the rule oil-filled stands in beacons/rules, but',
    ],
    [
      'a test of it with another box',
      'rulebook',
      told('beside'),
      'beacons, rulebook: no test of it beside leaders is named',
    ],
    [
      'where its rules come from',
      'rulebook',
      ruleless('sources-beacons'),
      'beacons, rulebook: no rule in rulings/sources says where its rules come from',
    ],
    ['its headings', 'rulebook', told('headings'), 'beacons, rulebook: there are no headings in en'],
    ['translated headings', 'rulebook', told('headingsIn'), 'beacons, rulebook: there are no headings in fr'],
    [
      'an id in the scheme',
      'ids',
      ruled({ pieces: () => [{ id: 'Oil Press', sort: 'card' }] }),
      'beacons, 2e: Oil Press',
    ],
    [
      'a name of its own for a field',
      'ids',
      ruled({ columns: [new Counter('leaderHand', { sees: 'all' })] }),
      'beacons: another box has a field leaderHand as well',
    ],
  ])('%s', async (_what, port, kit, sentence) => {
    const others = SHELF.filter((one) => one !== beacons)
    expect((await HELD[port]([...others.slice(0, 2), kit])).join('\n')).toContain(sentence)
  })
})
