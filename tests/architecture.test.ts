import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

type Sources = Record<string, string>

const packages: Record<string, readonly string[]> = {
  engine: [],
  boxes: ['engine'],
  bots: ['engine', 'boxes'],
  rulebook: ['engine', 'boxes'],
  protocol: ['engine'],
  second: ['engine', 'boxes'],
}
/** Where the second opinion may be asked, besides tests. */
const SECOND = 'packages/second'
const CHECKS = 'apps/cli/src/checking/'
/** The files of the second opinion that look at data and at answers of engine and boxes; its rules see types only. */
const secondLooksAt = ['printed.ts', 'against.ts', 'watch.ts'].map((file) => `${SECOND}/src/${file}`)
/** The list of all boxes, and what apps read of them. */
const baseImporters = ['packages/boxes/src/shelf.ts', 'packages/boxes/src/index.ts']
const apps = ['cli', 'server', 'web']
/** The name under which others install the command line and its library. */
const COMMAND = 'heptapolis'
const boxWords = /\b(armada|babel|edifice|leaders?|wonder[- ]?pack|promos?)\b/i

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const inEngineSource = (file: string): boolean => file.startsWith('packages/engine/src/') && !isTest(file)

/** `packages/engine/src/kernel/game.ts` → `packages/engine`; undefined for what lies in no package and no app. */
const unitOf = (file: string): string | undefined => /^(packages|apps)\/[^/]+/.exec(file)?.[0]

/** What several boxes share. */
const PARTS = 'parts'
/** How words are said, which every box asks. */
const WORDS = 'words'

/** `packages/boxes/src/base/cards.ts` → `base`; undefined for a file beside the box folders. */
const boxOf = (file: string): string | undefined => /^packages\/boxes\/src\/([^/]+)\//.exec(file)?.[1]

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

function importFault(file: string, specifier: string): string | undefined {
  const to = target(file, specifier)
  if (to === undefined) return inEngineSource(file) ? 'the engine imports nothing outside itself' : undefined

  const from = unitOf(file)
  const unit = unitOf(to)
  if (inEngineSource(file) && !to.startsWith('packages/engine/src/')) return 'the engine imports nothing outside itself'
  if (unit !== from) {
    if (unit?.startsWith('apps/')) return 'nothing imports an app'
    if (unit === SECOND && !isTest(file) && !file.startsWith(CHECKS))
      return 'only checks and tests ask the second opinion'
    if (from?.startsWith('packages/')) {
      const name = from.slice('packages/'.length)
      const allowed = packages[name]
      if (!allowed) return `the package ${name} has no place in the architecture test`
      if (!unit || !allowed.includes(unit.slice('packages/'.length))) return `${name} may not import ${unit ?? to}`
    }
  }

  const box = boxOf(to)
  if (box !== undefined && box !== boxOf(file) && ![PARTS, WORDS].includes(box)) {
    if (boxOf(file) === PARTS && !isTest(file)) return 'what boxes share imports none of them'
    if (box === 'base' && !baseImporters.includes(file)) return 'only shelf.ts and index.ts import the base box'
    if (boxOf(file) !== undefined && !posix.basename(file).startsWith('with-'))
      return 'a box imports another only in with-*.ts'
  }
  return undefined
}

function wordFaults(file: string, source: string): string[] {
  if (!inEngineSource(file)) return []
  return `${file}\n${source}`.split('\n').flatMap((line, number) => {
    const words = line.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').replaceAll('_', ' ')
    const word = boxWords.exec(words)?.[0]
    return word === undefined ? [] : [`${file}:${number}: the engine names no box: ${word}`]
  })
}

/** The second opinion shares no rule with the engine: it takes its words for things, and nothing that reckons. */
function sharedRules(file: string, source: string): string[] {
  if (!file.startsWith(`${SECOND}/src/`) || isTest(file) || secondLooksAt.includes(file)) return []
  const values = /^import (?!type\b)[^'"]*?\bfrom ['"](@heptapolis\/[^'"]+)['"]/gm
  return [...source.matchAll(values)].map(([, from]) => `${file}: ${from}: the second opinion imports only types`)
}

function faults(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([file, source]) => [
    ...sharedRules(file, source),
    ...specifiers(source).flatMap((specifier) => {
      const fault = importFault(file, specifier)
      return fault === undefined ? [] : [`${file}: ${specifier}: ${fault}`]
    }),
    ...wordFaults(file, source),
  ])
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
    expect(faults(readSources())).toEqual([])
  })
})

describe('the architecture checker', () => {
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

  test.each([
    ['packages/engine/src/kernel/game.ts', './state.ts'],
    ['packages/engine/src/game.test.ts', 'vitest'],
    ['packages/engine/src/game.test.ts', 'node:fs'],
    ['packages/boxes/src/leaders/cards.ts', '@heptapolis/engine'],
    ['packages/boxes/src/leaders/cards.ts', './effects.ts'],
    ['packages/boxes/src/cities/with-leaders.ts', '../leaders/cards.ts'],
    ['packages/boxes/src/cities/cities.test.ts', '../index.ts'],
    ['packages/boxes/src/cities/cards.ts', '../parts/masks.ts'],
    ['packages/boxes/src/cities/words/en.ts', '../../words/grammar/en.ts'],
    ['packages/boxes/src/index.ts', './base/index.ts'],
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
  ])('lets %s import %s', (file, specifier) => {
    expect(faults({ [file]: `import { x } from '${specifier}'` })).toEqual([])
  })

  test.each([
    ['packages/engine/src/kernel/game.ts', '@heptapolis/boxes'],
    ['packages/engine/src/kernel/game.ts', '../../boxes/src/index.ts'],
    ['packages/engine/src/kernel/game.ts', 'node:fs'],
    ['packages/engine/src/kernel/game.ts', 'fast-check'],
    ['packages/engine/src/game.test.ts', '@heptapolis/boxes'],
    ['packages/boxes/src/base/cards.ts', '@heptapolis/bots'],
    ['packages/boxes/src/cities/cards.ts', '../leaders/cards.ts'],
    ['packages/boxes/src/cities/cards.ts', '../base/cards.ts'],
    ['packages/boxes/src/cities/with-base.ts', '../base/cards.ts'],
    ['packages/boxes/src/parts/masks.ts', '../leaders/cards.ts'],
    ['packages/boxes/src/parts/with-leaders.ts', '../leaders/cards.ts'],
    ['packages/bots/src/greedy.ts', '../../boxes/src/base/cards.ts'],
    ['packages/bots/src/greedy.ts', '@heptapolis/protocol'],
    ['packages/protocol/src/messages.ts', '@heptapolis/boxes'],
    ['packages/rulebook/src/render.ts', '@heptapolis/bots'],
    ['packages/second/src/costs.ts', '@heptapolis/engine'],
    ['packages/second/src/against.ts', '@heptapolis/bots'],
    ['packages/bots/src/greedy.ts', '@heptapolis/second'],
    ['apps/cli/src/commands/score.ts', '@heptapolis/second'],
    ['packages/unheard-of/src/index.ts', '@heptapolis/engine'],
    ['packages/bots/src/greedy.ts', 'heptapolis'],
    ['apps/web/src/main.tsx', '@heptapolis/server'],
    ['apps/web/src/main.tsx', '../../cli/src/main.ts'],
    ['tests/some.test.ts', '../apps/cli/src/main.ts'],
  ])('stops %s from importing %s', (file, specifier) => {
    expect(faults({ [file]: `import { x } from '${specifier}'` })).toHaveLength(1)
  })

  test.each(['const leaders = 1', 'hasLeaderCards()', "'wonder-pack'", 'wonderPack', 'BABEL_TILES', '// like Armada'])(
    'finds the box named by %s in the engine',
    (line) => {
      expect(faults({ 'packages/engine/src/kernel/game.ts': line })).toHaveLength(1)
      expect(faults({ 'packages/boxes/src/leaders/cards.ts': line })).toEqual([])
    },
  )

  test('takes no other word for a box', () => {
    expect(faults({ 'packages/engine/src/kernel/game.ts': 'const misleading = promote(wonder, pack)' })).toEqual([])
  })
})
