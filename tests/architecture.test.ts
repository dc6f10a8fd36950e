import { describe, expect, test } from 'vitest'
import { entwinedFolders } from './architecture/circles.ts'
import { faults } from './architecture/faults.ts'
import { entwined, SERVER_SOURCE, SHELF, serverLayers, TUTORIAL } from './architecture/plan.ts'
import { boxesOn, folderOf, readSources, type Sources, specifiers } from './architecture/sources.ts'

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
  /** Boxes of a fictional game. */
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
    ['packages/bots/src/simple/greedy.ts', '@heptapolis/boxes'],
    ['packages/rulebook/src/render.ts', '@heptapolis/boxes'],
    ['packages/reference/src/against.ts', '@heptapolis/engine'],
    ['packages/reference/src/printed.ts', '@heptapolis/boxes'],
    ['packages/reference/src/reference.test.ts', '@heptapolis/boxes/testing'],
    ['apps/cli/src/checking/verify.ts', '@heptapolis/reference'],
    ['apps/cli/src/main.ts', '@heptapolis/bots'],
    ['apps/web/src/main.tsx', '@heptapolis/wire'],
    ['apps/cli/bin/heptapolis.ts', '../src/main.ts'],
    ['apps/cli/src/commands/server/serve.ts', '@heptapolis/server'],
    ['packages/server/src/context/server-context.ts', '@heptapolis/store'],
    ['apps/web/src/online/connection/testing.ts', '@heptapolis/server/testing'],
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
    ['packages/bots/src/simple/greedy.ts', '../../../boxes/src/plain/cards.ts'],
    ['packages/bots/src/simple/greedy.ts', '@heptapolis/table'],
    ['packages/store/src/port.ts', '@heptapolis/boxes'],
    ['packages/rulebook/src/render.ts', '@heptapolis/bots'],
    ['packages/reference/src/payment/costs.ts', '@heptapolis/engine'],
    ['packages/reference/src/against.ts', '@heptapolis/bots'],
    ['packages/bots/src/simple/greedy.ts', '@heptapolis/reference'],
    ['apps/cli/src/commands/single/score.ts', '@heptapolis/reference'],
    ['packages/unheard-of/src/index.ts', '@heptapolis/engine'],
    ['packages/bots/src/simple/greedy.ts', 'heptapolis'],
    ['packages/wire/src/index.ts', '@heptapolis/server'],
    ['packages/server/src/context/server-context.ts', 'heptapolis'],
    ['apps/web/src/main.tsx', '@heptapolis/server'],
    ['apps/web/src/main.tsx', '@heptapolis/server/testing'],
    ['apps/web/src/online/connection/testing.ts', '@heptapolis/server'],
    ['apps/web/src/main.tsx', '../../cli/src/main.ts'],
    ['tests/some.test.ts', '../apps/cli/src/main.ts'],
  ])('stops %s from importing %s', (file, specifier) => {
    expect(among({ [file]: `import { x } from '${specifier}'` })).toHaveLength(1)
  })

  test.each([
    ['context/server-context.ts', '../http/session.ts', 0],
    ['routes/pages.ts', './lobby/index.ts', 0],
    ['notifications/words/en.ts', '../notifier.ts', 0],
    ['serve.ts', './routes/pages.ts', 0],
    ['core/limits.test.ts', '../testing.ts', 0],
    ['http/bearer.ts', '../context/server-context.ts', 1],
    ['routes/lobby/index.ts', '../pages.ts', 1],
    ['context/server-context.ts', '../serve.ts', 1],
    ['core/limits.ts', '../attic/old.ts', 1],
    ['attic/old.ts', '../core/limits.ts', 1],
  ])('keeps the layers of the server: %s imports %s', (file, specifier, count) => {
    expect(among({ [`packages/server/src/${file}`]: `import { x } from '${specifier}'` })).toHaveLength(count)
  })

  test('lists only folders of the server that exist', () => {
    const files = Object.keys(readSources())
    const missing = serverLayers.filter((layer) => !files.some((file) => file.startsWith(`${SERVER_SOURCE}${layer}/`)))
    expect(missing).toEqual([])
  })

  test.each([
    ["import { decide } from '@heptapolis/table'", 1],
    ["import {\n  type Command,\n  decide as settle,\n  openTable,\n} from '@heptapolis/table'", 2],
    ["import * as table from '@heptapolis/table'", 1],
    ["import type { Decided } from '@heptapolis/table'", 0],
    ["import { type Decided, shown } from '@heptapolis/table'", 0],
  ])('finds commands decided beside the one way to a table: %s', (source, count) => {
    expect(among({ 'packages/server/src/sockets/connection.ts': source })).toHaveLength(count)
    expect(among({ 'packages/server/src/commands/commands.ts': source })).toEqual([])
    expect(among({ 'packages/server/src/http/authentication.test.ts': source })).toEqual([])
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

  test('finds sibling folders that import each other, but not a folder and its content', () => {
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

  test('does not mistake other words or common position fields for a box', () => {
    const source = 'const gardening = nightly(sky, cities, plain)'
    expect(among({ 'packages/engine/src/rules/core.ts': source })).toEqual([])
  })

  test.each([
    "page.getByText('Play again')",
    "page.getByRole('button', { name: 'Play', exact: true })",
    "page.getByRole('button', {\n  exact: true,\n  name: /^Begin/ })",
    "page.getByRole('button', named('Play'))",
    `page.getByLabel(\`Name of player $\{n}\`)`,
    "list.filter({ hasText: 'empty seat' })",
  ])('finds a message written out in a browser test: %s', (line) => {
    expect(among({ 'e2e/some.test.ts': line })).toHaveLength(1)
    expect(among({ 'e2e/pages/room.ts': line })).toEqual([])
  })

  test.each([
    "page.getByRole('button', named(en.app.play))",
    "page.getByRole('radio', named('3'))",
    `page.getByText(\`$\{en.boards.at(6)} $\{en.boards.upTo(20)}\`)`,
    "const seats = [{ name: 'Maya' }]",
  ])('lets a browser test name messages and enter texts of its own: %s', (line) => {
    expect(among({ 'e2e/some.test.ts': line })).toEqual([])
  })

  test('lets browser tests read the messages of the web app, and nothing else of an app', () => {
    const importing = (path: string) => among({ 'e2e/words.ts': `import { x } from '../apps/web/src/${path}'` })
    expect(importing('home/words/en.ts')).toEqual([])
    expect(importing('home/HomeScreen.tsx')).toHaveLength(1)
  })
})
