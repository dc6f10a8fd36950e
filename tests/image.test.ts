/** The image and what is written about running it, as far as it can be looked at without a container engine. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Instructions with their continued lines put together. */
const instructions = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => line.replaceAll(/\s+/g, ' '))
const of = (name: string): string[] => instructions.filter((line) => line.startsWith(`${name} `))

/** Paths of the repository that a text names. */
const pathsIn = (text: string): string[] => text.match(/\b(apps|packages|scripts)\/[\w./-]*\w/g) ?? []

describe('the Dockerfile', () => {
  test('names only what is there, or is built', () => {
    const named = instructions.flatMap(pathsIn).filter((path) => !/\/(dist|node_modules)$/.test(path))
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  test('is built from images with a version, the one the project runs on', () => {
    const { engines } = JSON.parse(read('package.json'))
    const [major] = engines.node.match(/\d+/)
    expect(of('FROM').map((line) => line.split(' ')[1])).toEqual([`node:${major}-slim`, `node:${major}-slim`])
  })

  test('runs without root, and gets signals itself', () => {
    expect(of('USER')).toEqual(['USER node'])
    for (const line of [...of('ENTRYPOINT'), ...of('CMD')])
      expect(() => JSON.parse(line.replace(/^\w+ /, ''))).not.toThrow()
    expect(of('ENTRYPOINT')).toHaveLength(1)
    expect(of('ADD')).toEqual([])
  })

  test('copies all that the command needs, and nothing that only tests need', () => {
    const copied = of('COPY')
      .slice(1)
      .map((line) => line.split(' ')[2].replace('/heptapolis/', ''))
    expect(copied).toEqual(['package.json', 'node_modules', 'packages', 'apps/cli', 'apps/web/dist'])
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist']))
  })
})

describe('every setting', () => {
  const source = read('packages/server/src/config.ts')
  const listed = /const SETTINGS = \[([^\]]*)\]/.exec(source)?.[1].match(/[a-z-]+/g) ?? []
  const known = listed.map((name) => `HEPTAPOLIS_${name.toUpperCase().replaceAll('-', '_')}`)
  /** What compose alone reads. */
  const OF_COMPOSE = ['HEPTAPOLIS_HOST']

  test.each(['Dockerfile', 'compose.yaml', 'docs/running-a-server.md'])('that %s names is one', (file) => {
    const named = new Set(read(file).match(/HEPTAPOLIS_[A-Z_]+/g))
    expect(named.size).toBeGreaterThan(2)
    const slips = ['HEPTAPOLIS_PROXY']
    expect([...named].filter((name) => ![...known, ...OF_COMPOSE, ...slips].includes(name))).toEqual([])
  })

  test('is described', () => {
    const told = read('docs/running-a-server.md')
    expect(known.filter((name) => !told.includes(`\`${name}\``))).toEqual([])
  })
})
