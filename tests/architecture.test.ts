import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { CORE_FIELDS } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'

type Sources = Record<string, string>

/** The floors: what each package may import. Apps import them all. */
const packages: Record<string, readonly string[]> = {
  engine: [],
  boxes: ['engine'],
  bots: ['engine', 'boxes'],
  rulebook: ['engine', 'boxes'],
  table: ['engine', 'boxes'],
  protocol: ['engine'],
  second: ['engine', 'boxes'],
  wire: ['engine', 'boxes', 'table'],
  store: ['engine', 'table'],
  server: ['engine', 'boxes', 'bots', 'table', 'wire', 'store'],
}
/** The rooms of the engine: what each of them may import besides itself. */
const rooms: Record<string, readonly string[]> = {
  kernel: [],
  rules: ['kernel'],
  written: ['kernel', 'rules'],
  index: ['kernel', 'rules', 'written'],
  entries: ['kernel', 'rules', 'written'],
}
/** The engine as boxes see it; their tests, and what reads all boxes, take any of its entries. */
const ENGINE = '@heptapolis/engine'
const FOR_BOXES = `${ENGINE}/box`
/** Where boxes keep what several of them share. */
const PARTS = 'parts'
/** Where the second opinion may be asked, besides tests. */
const SECOND = 'packages/second'
const CHECKS = 'apps/cli/src/checking/'
/** The files of the second opinion that look at data and at answers of engine and boxes; its rules see types only. */
const secondLooksAt = ['printed.ts', 'against.ts', 'watch.ts'].map((file) => `${SECOND}/src/${file}`)
/** Only the command line starts servers; tests may. */
const SERVER = 'packages/server'
const STARTS_SERVERS = 'apps/cli/'
/** The list of all boxes, and what apps read of them. */
const SHELF = 'packages/boxes/src/shelf.ts'
/** The box of docs/adding-a-box.md: a folder like the others, on no shelf but that of its tests. */
const TUTORIAL = 'beacons'
const baseImporters = [SHELF, 'packages/boxes/src/index.ts']
const apps = ['cli', 'web']
/** The name under which others install the command line and its library. */
const COMMAND = 'heptapolis'
/** What 7 Wonders is about, and the kernel is not. */
const GAME_WORDS = ['wonder', 'coin', 'stage', 'shield', 'guild', 'resource', 'science', 'military', 'age', 'neighbour']

/** Folders side by side that import each other, and why taking them apart would be worse; files never do so in a circle. */
const entwined: Record<string, string> = {
  'packages/engine/src/kernel/columns ↔ packages/engine/src/kernel/position':
    'a column is declared with its form in positions',
  'packages/engine/src/rules/contract ↔ packages/engine/src/rules/scoring': 'a box may add to what science is worth',
  'packages/engine/src/rules/contract ↔ packages/engine/src/rules/trade': 'a box may add to what is bought and paid',
  'apps/web/src/advice ↔ apps/web/src/replay': 'advice leads to the turns of a replay, which is judged by it',
  'apps/web/src/app ↔ apps/web/src/i18n': 'the language spoken is a setting, and settings are spoken of',
  'apps/web/src/boxes ↔ apps/web/src/city': 'a city shows what boxes add to it, which is made like the rest of it',
  'apps/web/src/boxes ↔ apps/web/src/game': 'a table shows what boxes lay on it, in a panel like its others',
  'apps/web/src/boxes ↔ apps/web/src/library': 'the library shows what boxes print, on the pieces it shows',
  'apps/web/src/boxes ↔ apps/web/src/scorepad': 'the score-pad asks for what boxes count, by its own controls',
  'apps/web/src/boxes ↔ apps/web/src/setup': 'set-up offers what a box lets people correct, and keeps it',
  'apps/web/src/city ↔ apps/web/src/explain': 'what a city shows explains itself with parts of a city',
  'apps/web/src/city ↔ apps/web/src/game': 'a city seen closely shows its conflicts as the table does',
  'apps/web/src/city ↔ apps/web/src/hand': 'the hand of a partner stands in their city, labelled as the own one',
  'apps/web/src/online ↔ apps/web/src/replay': 'an online game is replayed like any other, from what its server tells',
  'apps/web/src/online ↔ apps/web/src/setup': 'what is set up may be laid as an online table',
  'apps/web/src/rules ↔ apps/web/src/setup': 'a set-up leads to its rulebook, which is that of a set-up',
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
/** A test, or what tests share. */
const isForTests = (file: string): boolean => isTest(file) || file.endsWith('/testing.ts')
const inEngine = (file: string): boolean => file.startsWith('packages/engine/src/')
const inEngineSource = (file: string): boolean => inEngine(file) && !isTest(file)

/** `packages/engine/src/kernel/game.ts` → `packages/engine`; undefined for what lies in no package and no app. */
const unitOf = (file: string): string | undefined => /^(packages|apps)\/[^/]+/.exec(file)?.[0]

/** `packages/engine/src/kernel/game.ts` → `kernel`. */
const roomOf = (file: string): string => /^packages\/engine\/src\/([^/.]+)/.exec(file)?.[1] ?? ''

/** `packages/boxes/src/base/cards.ts` → `base`; undefined for a file beside the folders. */
const folderOf = (file: string): string | undefined => /^packages\/boxes\/src\/([^/]+)\//.exec(file)?.[1]

/** The folders of boxes, the base game's first: those that the shelf takes them from. */
function boxesOn(shelf: string): string[] {
  const byName = new Map(
    [...shelf.matchAll(/^import \{ ([^}]+) \} from '\.\/([^/']+)\//gm)].flatMap(([, names, folder]) =>
      names.split(', ').map((name): [string, string] => [name, folder]),
    ),
  )
  const listed = /= \[([^\]]*)\]/.exec(shelf)?.[1].match(/\w+/g) ?? []
  return [...new Set(listed.map((name) => byName.get(name) ?? `${name}?`))]
}

function specifiers(source: string): string[] {
  const fromClause = /^[ \t]*(?:import|export)\b[^'"`]*?\bfrom\s*['"]([^'"\n]+)['"]/gm
  const sideEffect = /^[ \t]*import\s*['"]([^'"\n]+)['"]/gm
  const call = /\b(?:import|require)\(\s*['"`]([^'"`\n]+)['"`]/g
  return [fromClause, sideEffect, call].flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]))
}

/** The path in the repository that a specifier leads to, or undefined for a module from outside. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (specifier === COMMAND) return 'apps/cli/src/library/index.ts'
  const own = /^@heptapolis\/([^/]+)(\/.*)?$/.exec(specifier)
  if (!own) return undefined
  return `${apps.includes(own[1]) ? 'apps' : 'packages'}/${own[1]}${own[2] ?? '/src/index.ts'}`
}

function importFault(file: string, specifier: string, boxes: readonly string[]): string | undefined {
  const to = target(file, specifier)
  if (to === undefined) return inEngineSource(file) ? 'the engine imports nothing outside itself' : undefined
  return floorFault(file, to) ?? roomFault(file, to) ?? boxFault(file, to, boxes) ?? entryFault(file, specifier, boxes)
}

function floorFault(file: string, to: string): string | undefined {
  const from = unitOf(file)
  const unit = unitOf(to)
  if (inEngineSource(file) && !inEngine(to)) return 'the engine imports nothing outside itself'
  if (unit === from) return undefined
  if (unit?.startsWith('apps/')) return 'nothing imports an app'
  if (unit === SERVER && !file.startsWith(STARTS_SERVERS) && !(isForTests(file) && to.endsWith('/testing')))
    return 'only the command line starts servers'
  if (unit === SECOND && !isTest(file) && !file.startsWith(CHECKS))
    return 'only checks and tests ask the second opinion'
  if (!from?.startsWith('packages/')) return undefined
  const name = from.slice('packages/'.length)
  const allowed = packages[name]
  if (!allowed) return `the package ${name} has no place in the architecture test`
  return unit && allowed.includes(unit.slice('packages/'.length)) ? undefined : `${name} may not import ${unit ?? to}`
}

function roomFault(file: string, to: string): string | undefined {
  if (!inEngine(file) || !inEngine(to)) return undefined
  const [from, room] = [roomOf(file), roomOf(to)]
  if (!rooms[from]) return `${from} is no room of the engine`
  return room === from || rooms[from].includes(room) ? undefined : `${from} may not import ${room}`
}

function boxFault(file: string, to: string, boxes: readonly string[]): string | undefined {
  const [from, folder] = [folderOf(file), folderOf(to)]
  if (folder === undefined || folder === from || !boxes.includes(folder)) return undefined
  if (from !== undefined && !boxes.includes(from) && !isTest(file)) return 'what boxes share imports none of them'
  if (folder === boxes[0] && !baseImporters.includes(file)) return 'only shelf.ts and index.ts import the base game'
  return from === undefined || posix.basename(file).startsWith('with-')
    ? undefined
    : 'a box imports another only in with-*.ts'
}

function entryFault(file: string, specifier: string, boxes: readonly string[]): string | undefined {
  const isEngine = specifier === ENGINE || specifier.startsWith(`${ENGINE}/`)
  if (!isEngine || specifier === FOR_BOXES || isForTests(file)) return undefined
  const folder = folderOf(file)
  return folder === PARTS || (folder !== undefined && boxes.includes(folder))
    ? `boxes take the engine from ${FOR_BOXES}`
    : undefined
}

/** Words that are none of this room: `camelCase` and `SCREAMING_CASE` are taken apart, plurals count. */
function wordsIn(file: string, source: string, banned: readonly string[], fault: string): string[] {
  if (banned.length === 0) return []
  const forms = banned.map((word) => word.replace(/s$/, '').replaceAll('-', '[- ]?'))
  const pattern = new RegExp(`\\b(${forms.join('|')})s?\\b`, 'i')
  return `${file}\n${source}`.split('\n').flatMap((line, number) => {
    const word = pattern.exec(line.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').replaceAll('_', ' '))?.[0]
    return word === undefined ? [] : [`${file}:${number}: ${fault}: ${word}`]
  })
}

/** The base game is no box among others, and what every position says is everybody's word. */
const nameable = (boxes: readonly string[]): string[] => boxes.slice(1).filter((box) => !CORE_FIELDS.table.has(box))

function wordFaults(file: string, source: string, boxes: readonly string[]): string[] {
  if (!inEngineSource(file)) return []
  return [
    ...wordsIn(file, source, nameable(boxes), 'the engine names no box'),
    ...(roomOf(file) === 'kernel' ? wordsIn(file, source, GAME_WORDS, 'the kernel knows no game') : []),
  ]
}

/** The second opinion shares no rule with the engine: it takes its words for things, and nothing that reckons. */
function sharedRules(file: string, source: string): string[] {
  if (!file.startsWith(`${SECOND}/src/`) || isTest(file) || secondLooksAt.includes(file)) return []
  const values = /^import (?!type\b)[^'"]*?\bfrom ['"](@heptapolis\/[^'"]+)['"]/gm
  return [...source.matchAll(values)].map(([, from]) => `${file}: ${from}: the second opinion imports only types`)
}

/** The files that import each other in a circle, be it for types alone. */
function circles(sources: Sources): string[] {
  const imports = new Map(
    Object.entries(sources).map(([file, source]) => [
      file,
      specifiers(source).flatMap((specifier) => {
        const to = target(file, specifier)
        return to !== undefined && to in sources ? [to] : []
      }),
    ]),
  )
  const found: string[] = []
  const done = new Set<string>()
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push(`a circle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}`)
    if (way.includes(file) || done.has(file)) return
    for (const to of imports.get(file) ?? []) follow(to, [...way, file])
    done.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  return found
}

/** Two folders side by side, as seen from two files: the first in which their paths differ. */
function sideBySide(file: string, to: string): [string, string] | undefined {
  const [from, other] = [posix.dirname(file).split('/'), posix.dirname(to).split('/')]
  const parting = from.findIndex((folder, i) => folder !== other[i])
  if (unitOf(file) !== unitOf(to) || parting < 0 || parting >= other.length) return undefined
  return [from.slice(0, parting + 1).join('/'), other.slice(0, parting + 1).join('/')]
}

/** Folders side by side that import each other, besides those that are known to. */
function entwinedFolders(sources: Sources): string[] {
  const ways = new Set(
    Object.entries(sources).flatMap(([file, source]) => {
      if (isForTests(file)) return []
      return specifiers(source).flatMap((specifier) => {
        const to = target(file, specifier)
        const pair = to !== undefined && to in sources ? sideBySide(file, to) : undefined
        return pair ? [pair.join(' ↔ ')] : []
      })
    }),
  )
  return [...ways].filter((way) => {
    const [from, to] = way.split(' ↔ ')
    return from < to && ways.has(`${to} ↔ ${from}`)
  })
}

function faults(sources: Sources, boxes: readonly string[]): string[] {
  return [
    ...Object.entries(sources).flatMap(([file, source]) => [
      ...sharedRules(file, source),
      ...specifiers(source).flatMap((specifier) => {
        const fault = importFault(file, specifier, boxes)
        return fault === undefined ? [] : [`${file}: ${specifier}: ${fault}`]
      }),
      ...wordFaults(file, source, boxes),
    ]),
    ...circles(sources),
    ...entwinedFolders(sources)
      .filter((pair) => !(pair in entwined))
      .map((pair) => `${pair}: these folders import each other`),
  ]
}

function readSources(): Sources {
  const root = join(import.meta.dirname, '..')
  const sources: Sources = {}
  for (const top of ['packages', 'apps', 'tests', 'e2e', 'scripts']) {
    if (!existsSync(join(root, top))) continue
    for (const entry of readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })) {
      const file = `${top}/${entry.split(sep).join('/')}`
      if (!/\.tsx?$/.test(file) || /\/(node_modules|dist)\//.test(file)) continue
      sources[file] = readFileSync(join(root, file), 'utf8')
    }
  }
  return sources
}

describe('the architecture', () => {
  test('holds in the whole tree', () => {
    const sources = readSources()
    expect(faults(sources, [...boxesOn(sources[SHELF]), TUTORIAL])).toEqual([])
  })

  test('names no folders as entwined that are not', () => {
    expect(Object.keys(entwined).sort()).toEqual(entwinedFolders(readSources()).sort())
  })

  test('knows every box by its folder', () => {
    const sources = readSources()
    const kits = Object.entries(sources).filter(
      ([file, source]) => file.endsWith('/index.ts') && /: Kit\b/.test(source),
    )
    const boxes = new Set([...boxesOn(sources[SHELF]), TUTORIAL])
    expect(kits.map(([file]) => folderOf(file)).sort()).toEqual([...boxes].sort())
  })
})

describe('the architecture checker', () => {
  /** Of a game that does not exist. */
  const BOXES = ['plain', 'gardens', 'cities', 'night-sky']
  const among = (sources: Sources): string[] => faults(sources, BOXES)

  test('reads every kind of import', () => {
    const source = [
      "import a, { b } from './a.ts'",
      "import type { C } from './c.ts'",
      "import {\n  d,\n} from './d.ts'",
      "export * from './e.ts'",
      "export { f } from './f.ts'",
      "import './g.ts'",
      "const h = await import('./h.ts')",
      "type I = import('./i.ts').I",
      "const j = 'imported from here'",
    ].join('\n')
    expect(specifiers(source).sort()).toEqual('acdefghi'.split('').map((letter) => `./${letter}.ts`))
  })

  test('reads the shelf', () => {
    const shelf = [
      "import { gardenPaths, gardens } from './gardens/index.ts'",
      "import type { Kit } from './kit.ts'",
      "import { plain } from './plain/index.ts'",
      'export const SHELF: readonly Kit[] = [plain, gardens, gardenPaths]',
    ].join('\n')
    expect(boxesOn(shelf)).toEqual(['plain', 'gardens'])
  })

  test.each([
    ['packages/engine/src/rules/core.ts', '../kernel/state.ts'],
    ['packages/engine/src/rules/trade/market.ts', '../state.ts'],
    ['packages/engine/src/written/notation.ts', '../rules/state.ts'],
    ['packages/engine/src/index.ts', './written/notation.ts'],
    ['packages/engine/src/entries/box.ts', '../written/notation.ts'],
    ['packages/engine/src/kernel/game.test.ts', 'vitest'],
    ['packages/engine/src/kernel/game.test.ts', 'node:fs'],
    ['packages/boxes/src/gardens/cards.ts', '@heptapolis/engine/box'],
    ['packages/boxes/src/gardens/cards.test.ts', '@heptapolis/engine'],
    ['packages/boxes/src/learn/observe.ts', '@heptapolis/engine/search'],
    ['packages/boxes/src/gardens/cards.ts', './effects.ts'],
    ['packages/boxes/src/cities/with-gardens.ts', '../gardens/cards.ts'],
    ['packages/boxes/src/cities/cards.ts', '../parts/losses.ts'],
    ['packages/boxes/src/cities/cities.test.ts', '../index.ts'],
    ['packages/boxes/src/index.ts', './plain/index.ts'],
    ['packages/bots/src/greedy.ts', '@heptapolis/boxes'],
    ['packages/rulebook/src/render.ts', '@heptapolis/boxes'],
    ['packages/protocol/src/messages.ts', '@heptapolis/engine'],
    ['packages/second/src/against.ts', '@heptapolis/engine'],
    ['packages/second/src/printed.ts', '@heptapolis/boxes'],
    ['packages/second/src/second.test.ts', '@heptapolis/boxes/testing'],
    ['apps/cli/src/checking/verify.ts', '@heptapolis/second'],
    ['apps/cli/src/main.ts', '@heptapolis/bots'],
    ['apps/web/src/main.tsx', '@heptapolis/protocol'],
    ['apps/cli/bin/heptapolis.ts', '../src/main.ts'],
    ['apps/cli/src/commands/serve.ts', '@heptapolis/server'],
    ['packages/server/src/house.ts', '@heptapolis/store'],
    ['apps/web/src/online/testing.ts', '@heptapolis/server/testing'],
    ['apps/web/src/online/table.test.ts', '@heptapolis/server/testing'],
  ])('lets %s import %s', (file, specifier) => {
    expect(among({ [file]: `import { x } from '${specifier}'` })).toEqual([])
  })

  test.each([
    ['packages/engine/src/rules/core.ts', '@heptapolis/boxes'],
    ['packages/engine/src/rules/core.ts', '../../../boxes/src/index.ts'],
    ['packages/engine/src/rules/core.ts', 'node:fs'],
    ['packages/engine/src/rules/core.ts', 'fast-check'],
    ['packages/engine/src/rules/core.test.ts', '@heptapolis/boxes'],
    ['packages/engine/src/kernel/game.ts', '../rules/state.ts'],
    ['packages/engine/src/kernel/game.test.ts', '../rules/state.ts'],
    ['packages/engine/src/rules/core.ts', '../written/notation.ts'],
    ['packages/engine/src/written/notation.ts', '../index.ts'],
    ['packages/engine/src/entries/box.ts', '../index.ts'],
    ['packages/boxes/src/gardens/cards.ts', '@heptapolis/engine'],
    ['packages/boxes/src/parts/losses.ts', '@heptapolis/engine/search'],
    ['packages/engine/src/attic/old.ts', '../kernel/game.ts'],
    ['packages/boxes/src/plain/cards.ts', '@heptapolis/bots'],
    ['packages/boxes/src/cities/cards.ts', '../gardens/cards.ts'],
    ['packages/boxes/src/cities/cards.ts', '../plain/cards.ts'],
    ['packages/boxes/src/cities/with-plain.ts', '../plain/cards.ts'],
    ['packages/boxes/src/parts/losses.ts', '../gardens/cards.ts'],
    ['packages/boxes/src/parts/with-gardens.ts', '../gardens/cards.ts'],
    ['packages/bots/src/greedy.ts', '../../boxes/src/plain/cards.ts'],
    ['packages/bots/src/greedy.ts', '@heptapolis/protocol'],
    ['packages/protocol/src/messages.ts', '@heptapolis/boxes'],
    ['packages/rulebook/src/render.ts', '@heptapolis/bots'],
    ['packages/second/src/costs.ts', '@heptapolis/engine'],
    ['packages/second/src/against.ts', '@heptapolis/bots'],
    ['packages/bots/src/greedy.ts', '@heptapolis/second'],
    ['apps/cli/src/commands/score.ts', '@heptapolis/second'],
    ['packages/unheard-of/src/index.ts', '@heptapolis/engine'],
    ['packages/bots/src/greedy.ts', 'heptapolis'],
    ['packages/wire/src/index.ts', '@heptapolis/server'],
    ['packages/server/src/house.ts', 'heptapolis'],
    ['apps/web/src/main.tsx', '@heptapolis/server'],
    ['apps/web/src/main.tsx', '@heptapolis/server/testing'],
    ['apps/web/src/online/testing.ts', '@heptapolis/server'],
    ['apps/web/src/main.tsx', '../../cli/src/main.ts'],
    ['tests/some.test.ts', '../apps/cli/src/main.ts'],
  ])('stops %s from importing %s', (file, specifier) => {
    expect(among({ [file]: `import { x } from '${specifier}'` })).toHaveLength(1)
  })

  test('finds circles, through types and packages too', () => {
    const circle = {
      'packages/boxes/src/kit.ts': "import type { Atom } from './atom.ts'",
      'packages/boxes/src/atom.ts': "export const door = () => import('./door.ts')",
      'packages/boxes/src/door.ts': "export type { Kit } from './kit.ts'",
    }
    expect(among(circle)).toHaveLength(1)
    expect(among({ ...circle, 'packages/boxes/src/door.ts': '' })).toEqual([])
    const itself = {
      'packages/boxes/src/index.ts': "export * from './own.ts'",
      'packages/boxes/src/own.ts': "import { BOXES } from '@heptapolis/boxes'",
    }
    expect(among(itself)).toHaveLength(1)
  })

  test('finds folders side by side that import each other; a folder and what lies in it may', () => {
    const both = {
      'apps/web/src/hand/Hand.tsx': "import { Card } from '../look/Card.tsx'",
      'apps/web/src/hand/labels.ts': '',
      'apps/web/src/look/Card.tsx': '',
      'apps/web/src/look/parts/Label.tsx': "import type { Label } from '../../hand/labels.ts'",
    }
    expect(among(both)).toEqual(['apps/web/src/hand ↔ apps/web/src/look: these folders import each other'])
    const inside = {
      'apps/web/src/hand/Hand.tsx': "import { Card } from './parts/Card.tsx'",
      'apps/web/src/hand/labels.ts': '',
      'apps/web/src/hand/parts/Card.tsx': "import { labels } from '../labels.ts'",
    }
    expect(among(inside)).toEqual([])
  })

  test.each(['const gardens = 1', 'hasGardenCards()', "'night-sky'", 'nightSky', 'GARDENS_TILES', '// like Gardens'])(
    'finds the box named by %s in the engine',
    (line) => {
      expect(among({ 'packages/engine/src/rules/core.ts': line })).toHaveLength(1)
      expect(among({ 'packages/boxes/src/gardens/cards.ts': line })).toEqual([])
    },
  )

  test.each(['takeCoins(seat)', 'WONDERS', '// at the end of an Age'])('finds the game in the kernel: %s', (line) => {
    expect(among({ 'packages/engine/src/kernel/game.ts': line })).toHaveLength(1)
    expect(among({ 'packages/engine/src/rules/core.ts': line })).toEqual([])
  })

  test('takes no other word for a box, nor one that every position has', () => {
    const source = 'const gardening = nightly(sky, cities, plain)'
    expect(among({ 'packages/engine/src/rules/core.ts': source })).toEqual([])
  })
})
