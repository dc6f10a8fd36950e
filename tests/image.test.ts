/** Checks of the container image and its documentation that need no container engine. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Instructions with their continuation lines joined. */
const instructions = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => line.replaceAll(/\s+/g, ' '))
const of = (name: string): string[] => instructions.filter((line) => line.startsWith(`${name} `))

const stages = of('FROM').flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? [])
/** The instructions of one stage. */
function stageOf(name: string): string[] {
  const from = instructions.findIndex((line) => line.endsWith(` AS ${name}`))
  const next = instructions.findIndex((line, i) => i > from && line.startsWith('FROM '))
  return instructions.slice(from, next)
}

/** Paths of the repository that a text names. */
const pathsIn = (text: string): string[] => text.match(/\b(apps|packages|scripts)\/[\w./-]*\w/g) ?? []

describe('the Dockerfile', () => {
  test('names only existing or built paths', () => {
    const named = instructions.flatMap(pathsIn).filter((path) => !/\/(dist|node_modules)$/.test(path))
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  test('is built from one exact version of Node, of the line the project runs on', () => {
    const { engines } = JSON.parse(read('package.json'))
    const [major] = engines.node.match(/\d+/)
    const images = of('FROM')
      .map((line) => line.split(' ')[1])
      .filter((image) => !stages.includes(image))
    expect(new Set(images).size).toBe(1)
    expect(images[0]).toMatch(new RegExp(`^node:${major}\\.\\d+\\.\\d+-slim$`))
  })

  test('installs dependencies before it copies sources, from the manifest of every workspace', () => {
    const installs = stageOf('manifests').filter((line) => line.startsWith('COPY '))
    const workspaces = ['apps', 'packages'].flatMap((folder) =>
      readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
    )
    const manifests = workspaces.filter((path) => existsSync(join(ROOT, path, 'package.json')))
    expect(installs).toEqual([
      'COPY package.json package-lock.json ./',
      ...manifests.map((path) => `COPY ${path}/package.json ${path}/`),
    ])
    for (const stage of ['production', 'build']) {
      const [from, first] = stageOf(stage)
      expect(from).toBe(`FROM manifests AS ${stage}`)
      expect(first).toMatch(/^RUN npm ci --ignore-scripts/)
    }
  })

  test('runs without root, and gets signals itself', () => {
    expect(of('USER')).toEqual(['USER node'])
    for (const line of [...of('ENTRYPOINT'), ...of('CMD')])
      expect(() => JSON.parse(line.replace(/^\w+ /, ''))).not.toThrow()
    expect(of('ENTRYPOINT')).toHaveLength(1)
    expect(of('ADD')).toEqual([])
  })

  test('copies everything the command needs, and nothing only for tests', () => {
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))
    const copied = last.filter((line) => line.startsWith('COPY ')).map((line) => line.split(' ').at(-1))
    expect(copied).toEqual(['node_modules', './', 'packages', 'apps/cli', 'apps/web/dist'])
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist']))
  })

  test('copies from named stages, and has a health check', () => {
    const taken = of('COPY').flatMap((line) => /--from=(\w+)/.exec(line)?.[1] ?? [])
    expect(taken.filter((stage) => !stages.includes(stage))).toEqual([])
    expect(of('HEALTHCHECK')).toEqual([expect.stringContaining(':4700/readyz')])
    expect(of('EXPOSE')).toEqual(['EXPOSE 4700'])
    const known = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK CMD ENTRYPOINT'.split(' ')
    expect(instructions.filter((line) => !known.includes(line.split(' ')[0]))).toEqual([])
  })
})

/** The parts of a compose file that are checked here. */
interface Service {
  image?: string
  build?: string
  volumes?: string[]
  depends_on?: string[] | object
  [key: string]: unknown
}

const neededBy = ({ depends_on = [] }: Service): string[] =>
  Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)

describe.each(['compose.yaml', 'compose.scale.yaml'])('%s', (file) => {
  const document = parseDocument(read(file), { strict: true, uniqueKeys: true })
  const { services, volumes } = document.toJS() as { services: Record<string, Service>; volumes: object }
  const all = Object.values(services)
  const servers = all.filter(({ build }) => build !== undefined)

  test('is valid YAML', () => {
    expect([...document.errors, ...document.warnings]).toEqual([])
    expect(Object.keys(document.toJS())).toEqual(['services', 'volumes'])
  })

  test('names only existing services, files and volumes, and images with a version', () => {
    expect(all.flatMap(neededBy).filter((name) => !(name in services))).toEqual([])
    const mounted = all.flatMap((service) => service.volumes ?? []).map((mount) => mount.split(':')[0])
    const [files, named] = [mounted.filter((name) => name.startsWith('.')), mounted.filter((name) => /^\w/.test(name))]
    expect(named.sort()).toEqual(Object.keys(volumes).sort())
    expect(files.filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
    expect(all.flatMap(({ image }) => image ?? []).filter((image) => !/:\d/.test(image))).toEqual([])
    for (const { build } of servers) expect(existsSync(join(ROOT, build ?? '', 'Dockerfile'))).toBe(true)
  })

  test('gives servers no more rights than they need, and starts everything again', () => {
    expect(servers.length).toBeGreaterThan(0)
    for (const server of servers) {
      expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      expect(server.tmpfs).toContain('/tmp')
      expect(server.ports).toBeUndefined()
    }
    expect(all.filter(({ restart }) => restart !== 'unless-stopped')).toEqual([])
  })
})

test('connects several servers to one database, and the proxy to all servers', () => {
  const { services } = parseDocument(read('compose.scale.yaml')).toJS()
  const { HEPTAPOLIS_STORE, HEPTAPOLIS_HINTS } = services.one.environment
  expect(services.two).toEqual(services.one)
  expect(HEPTAPOLIS_STORE.split('@')[1]).toBe('database/heptapolis')
  expect(HEPTAPOLIS_HINTS).toBe('redis://hints')
  expect(services.proxy.environment.HEPTAPOLIS_SERVERS).toBe('one:4700 two:4700')
  const asked = read('deploy/Caddyfile').match(/\{\$(\w+)\}/g)
  expect(asked).toEqual(['{$HEPTAPOLIS_HOST}', '{$HEPTAPOLIS_SERVERS}'])
})

test('the service starts an existing command, without unnecessary rights', () => {
  const unit = read('deploy/heptapolis@.service')
  const [, program] = /^ExecStart=\S+ (\S+) serve$/m.exec(unit) ?? []
  expect(existsSync(join(ROOT, program))).toBe(true)
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'User=heptapolis'])
    expect(unit.split('\n')).toContain(line)
})

describe('every setting', () => {
  const source = read('packages/server/src/config.ts')
  const listed = /const SETTINGS = \[([^\]]*)\]/.exec(source)?.[1].match(/[a-z-]+/g) ?? []
  const known = listed.map((name) => `HEPTAPOLIS_${name.toUpperCase().replaceAll('-', '_')}`)
  /** Variables that only compose and the proxy read. */
  const OF_COMPOSE = ['HEPTAPOLIS_HOST', 'HEPTAPOLIS_SERVERS']

  test.each([
    'Dockerfile',
    'compose.yaml',
    'compose.scale.yaml',
    'deploy/heptapolis@.service',
    'docs/running-a-server.md',
  ])('that %s names is one', (file) => {
    const named = new Set(read(file).match(/HEPTAPOLIS_[A-Z_]+/g))
    expect(named.size).toBeGreaterThan(1)
    const slips = ['HEPTAPOLIS_PROXY']
    expect([...named].filter((name) => ![...known, ...OF_COMPOSE, ...slips].includes(name))).toEqual([])
  })

  test('is described', () => {
    const page = read('docs/running-a-server.md')
    expect(known.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})
