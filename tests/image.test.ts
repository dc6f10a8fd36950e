/** The image and what is written about running it, as far as it can be looked at without a container engine. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'

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

  test('takes files of an earlier stage by its name, and is looked after', () => {
    const stages = of('FROM').flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? [])
    const taken = of('COPY').flatMap((line) => /--from=(\w+)/.exec(line)?.[1] ?? [])
    expect(taken.filter((stage) => !stages.includes(stage))).toEqual([])
    expect(of('HEALTHCHECK')).toEqual([expect.stringContaining(':4700/readyz')])
    expect(of('EXPOSE')).toEqual(['EXPOSE 4700'])
    const known = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK CMD ENTRYPOINT'.split(' ')
    expect(instructions.filter((line) => !known.includes(line.split(' ')[0]))).toEqual([])
  })
})

/** As much of a compose file as is looked at here. */
interface Service {
  image?: string
  build?: string
  volumes?: string[]
  depends_on?: string[]
  [key: string]: unknown
}

describe('compose.yaml', () => {
  const document = parseDocument(read('compose.yaml'), { strict: true, uniqueKeys: true })
  const { services, volumes } = document.toJS() as { services: Record<string, Service>; volumes: object }
  const all = Object.values(services)

  test('reads as it is written', () => {
    expect([...document.errors, ...document.warnings]).toEqual([])
    expect(Object.keys(document.toJS())).toEqual(['services', 'volumes'])
  })

  test('names only services and volumes that are there, and images with a version', () => {
    expect(all.flatMap(({ depends_on = [] }) => depends_on).filter((name) => !(name in services))).toEqual([])
    const mounted = all.flatMap((service) => service.volumes ?? []).map((mount) => mount.split(':')[0])
    expect(mounted.sort()).toEqual(Object.keys(volumes).sort())
    expect(all.flatMap(({ image }) => image ?? [])).toEqual([expect.stringMatching(/:\d/)])
    expect(existsSync(join(ROOT, services.heptapolis.build ?? '', 'Dockerfile'))).toBe(true)
  })

  test('gives the server no more rights than it needs, and starts everything again', () => {
    expect(services.heptapolis).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
    expect(services.heptapolis.ports).toBeUndefined()
    expect(all.map(({ restart }) => restart)).toEqual(['unless-stopped', 'unless-stopped'])
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
