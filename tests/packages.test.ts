/** Published packages: packed, installed in an empty folder, run by Node and a bundler, read by the compiler. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { ENGINE } from '@heptapolis/engine/records'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { published } from '../scripts/pack.ts'
import { EmptyFolder, oldNode, ROOT } from './packages/empty-folder.ts'
import { danglingImports, inEachLanguage } from './packages/imports.ts'

const PATIENT = 240_000
/** Packages for newcomers: each README has a first program. */
const TAUGHT = ['heptapolis', ...['engine', 'boxes', 'bots', 'rulebook'].map((name) => `@heptapolis/${name}`)]
/** Packages that only the command needs, for serving: their types are those of Node and fastify. */
const FOR_SERVERS = ['server', 'store'].map((name) => `@heptapolis/${name}`)
const sources = published()
const VERSION: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version
const names = sources.map(({ manifest }) => manifest.name)

test('All packages have one version, which differs from that of the engine', () => {
  expect(names).toEqual(expect.arrayContaining(TAUGHT))
  const versions = sources.map(({ manifest: { name, version } }) => `${name} ${version}`)
  expect(versions).toEqual(names.map((name) => `${name} ${VERSION}`))
  expect(VERSION).not.toBe(ENGINE)
})

/** The first program of a README. */
function firstProgram(readme: string): string {
  const program = /^```js\n(.*?)^```$/ms.exec(readFileSync(join(ROOT, readme), 'utf8'))?.[1]
  return program ?? expect.fail(`${readme} has no first program`)
}

test('The README of the library shows a bot that plays a whole game, in at most 15 lines', () => {
  const program = firstProgram('apps/cli/README.md')
  expect(program.trim().split('\n').length).toBeLessThanOrEqual(15)
})

/** Packages are ES modules: consumers of CommonJS, or without `exports`, cannot load them. */
const isForModules = (problem: Problem): boolean =>
  !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind))

describe('In an empty folder', { timeout: PATIENT }, () => {
  let folder: EmptyFolder
  let node22: string | undefined
  const program = (name: string): string => `${name.replace('@heptapolis/', '')}.mjs`
  const packedAs = (name: string) => folder.packed.find((one) => one.name === name) ?? expect.fail(`no ${name}`)

  const printed = new Map<string, Promise<string>>()
  /** Output of the command on the Node that runs the tests. */
  const onThisNode = (...args: string[]): Promise<string> => {
    const known = printed.get(args.join(' ')) ?? folder.run(process.execPath, ...args)
    printed.set(args.join(' '), known)
    return known
  }

  beforeAll(async () => {
    folder = new EmptyFolder()
    await folder.install()
    for (const { place, manifest } of sources) {
      if (TAUGHT.includes(manifest.name)) folder.write(program(manifest.name), firstProgram(`${place}/README.md`))
    }
    node22 = await oldNode()
  }, PATIENT)
  afterAll(() => folder.remove(), PATIENT)

  test.for(names)('%s has all files and dependencies', (name) => {
    expect(danglingImports(packedAs(name).folder)).toEqual([])
  })

  test.for(names)('%s passes publint and attw', async (name) => {
    const tarball = new Uint8Array(readFileSync(packedAs(name).file))
    const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer } })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])

    const checked = await checkPackage(createPackageFromTarballData(tarball))
    const problems = checked.types ? checked.problems : expect.fail('it has no types')
    expect(problems.filter(isForModules)).toEqual([])
  })

  test.for(TAUGHT)('the first program of %s runs, bundled or not', async (name) => {
    expect(await onThisNode(program(name))).not.toBe('')
    const bundle = await rolldown({ input: join(folder.path, program(name)), platform: 'browser', logLevel: 'silent' })
    const bundled = join('bundled', program(name))
    await bundle.write({ dir: join(folder.path, dirname(bundled)), entryFileNames: program(name) })
    expect(await onThisNode(bundled)).toBe(await onThisNode(program(name)))
  })

  test.for(TAUGHT)('the first program of %s prints the same on Node 22', async (name, { skip }) => {
    if (node22 === undefined) return skip('Node 22 cannot be installed here')
    expect(await folder.run(node22, program(name))).toBe(await onThisNode(program(name)))
  })

  test.for(['nodenext', 'bundler'])('the compiler understands them, by the resolution "%s"', async (resolution) => {
    const taught = sources.filter(({ manifest }) => !FOR_SERVERS.includes(manifest.name))
    const entries = taught.flatMap(({ manifest: { name, exports } }) =>
      Object.keys(exports).flatMap((entry) => inEachLanguage(entry).map((one) => join(name, one))),
    )
    folder.write('entries.mts', entries.map((entry, i) => `export * as entry${i} from '${entry}'\n`).join(''))
    const compilerOptions = {
      module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
      moduleResolution: resolution,
      target: 'es2024',
      lib: ['es2024', 'dom'],
      types: [],
      strict: true,
      checkJs: true,
      noEmit: true,
    }
    folder.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['entries.mts', ...TAUGHT.map(program)] }))
    const tsc = join(ROOT, 'node_modules', '.bin', 'tsc')
    expect(await folder.run(tsc, '--pretty', 'false').catch(({ stdout }) => stdout)).toBe('')
  })

  const COMMAND = join('node_modules', '.bin', 'heptapolis')
  const SIMULATE = ['simulate', '--games', '4', '--players', '3', '--threads', '2', '--seed', 'packed', '--json']
  const resultsIn = (printed: string) => JSON.parse(printed).results

  test('npx heptapolis plays, in threads', async () => {
    expect(await folder.run('npx', '--offline', 'heptapolis', '--help')).toContain('heptapolis [options] [command]')
    expect(await onThisNode(COMMAND, '--version')).toBe(`${VERSION} (engine ${ENGINE})\n`)
    expect(resultsIn(await onThisNode(COMMAND, ...SIMULATE)).games).toBe(4)
  })

  test('heptapolis speaks every language', async () => {
    expect(await onThisNode(COMMAND, 'cards', 'altar', '--lang', 'fr')).toContain('Autel')
    expect(await onThisNode(COMMAND, 'words', '--missing', 'fr')).toBe('Français is complete.\n')
    expect(await onThisNode(COMMAND, 'words', '--missing', 'de')).toContain('words/de.js')
  })

  test('heptapolis plays the same on Node 22', async ({ skip }) => {
    if (node22 === undefined) return skip('Node 22 cannot be installed here')
    const results = resultsIn(await folder.run(node22, COMMAND, ...SIMULATE))
    expect(results).toEqual(resultsIn(await onThisNode(COMMAND, ...SIMULATE)))
  })

  test('heptapolis asks another program for its moves', async () => {
    folder.write(
      'outside.mjs',
      `import { appendFileSync } from 'node:fs'
      import { createInterface } from 'node:readline'
      for await (const line of createInterface({ input: process.stdin })) {
        appendFileSync('asked.txt', line + '\\n')
        console.log('{"move":0}')
      }`,
    )
    await onThisNode(COMMAND, 'simulate', '--games', '1', '--bots', `cmd:${process.execPath} outside.mjs,random`)
    expect(JSON.parse(folder.read('asked.txt').split('\n')[0])).toMatchObject({ seat: 0, question: 'turn' })
  })

  test('heptapolis serves the app and tables', async () => {
    const { address, stop } = await folder.serve(COMMAND, 'serve', '--port', '0')
    try {
      expect(await (await fetch(address)).text()).toContain('<title>')
      expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ok: true })
    } finally {
      await stop()
    }
  })
})
