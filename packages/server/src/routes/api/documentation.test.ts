/** Checks docs/api.md and docs/openapi.json against a server: every example is run, and every answer compared. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from '@heptapolis/wire'
import { Compile } from 'typebox/compile'
import { afterEach, expect, test } from 'vitest'
import { guestAt, startTestServer, until } from '../../testing.ts'
import { ApiClient, botOf, endStreams, programOf, type Stream } from './testing.ts'

afterEach(endStreams)

const DOCS = join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs')
const read = (name: string): string => readFileSync(join(DOCS, name), 'utf8')

interface ShellCommand {
  readonly line: string
  readonly answers: readonly string[]
}

/** Commands of the page, each with its answer. */
function typedOn(page: string): ShellCommand[] {
  const blocks = [...page.matchAll(/^```console\n(.*?)\n```$/gms)].map(([, block]) => block)
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [line, ...answers] = part.trim().split('\n')
        return { line, answers }
      }),
  )
}

/** Words of a command line, as a shell splits them. */
function wordsOf(line: string, values: Record<string, string>): string[] {
  const parts = [...line.matchAll(/'([^']*)'|"([^"]*)"|([^\s'"]+)|\s+/g)]
  const words = ['']
  for (const [part, single, double, bare] of parts) {
    if (part.trim() === '' && single === undefined && double === undefined) words.push('')
    else words[words.length - 1] += single ?? (double ?? bare).replaceAll(/\$(\w+)/g, (_, name) => values[name])
  }
  return words
}

interface ApiCall {
  readonly path: string
  readonly token: string
  readonly body?: object
  readonly isPost: boolean
  readonly isStream: boolean
}

function asCurl([command, ...words]: string[], server: string): ApiCall {
  expect(command).toBe('curl')
  const after = (flag: string) => words.flatMap((word, i) => (words[i - 1] === flag ? [word] : []))
  const [data] = after('-d')
  const [bearer] = after('-H').flatMap((header) => /^Authorization: Bearer (.*)$/.exec(header)?.[1] ?? [])
  const url = words.find((word) => word.startsWith(server)) ?? ''
  const isPost = data !== undefined || after('-X')[0] === 'POST'
  return {
    path: url.slice(server.length + API.length),
    token: bearer,
    ...(data === undefined ? {} : { body: JSON.parse(data) }),
    isPost,
    isStream: words.includes('-sN'),
  }
}

/** Expected answer, in which `…` matches anything. */
const pattern = (answer: string): RegExp =>
  new RegExp(
    `^${answer
      .split('…')
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*')}$`,
  )

test('docs/api.md shows what a server answers', async () => {
  const { origin } = await startTestServer()
  const ada = await guestAt(origin)
  const [{ token: TOKEN }, deep] = [
    await programOf(ada, ['account:read', 'games:read', 'tables:write']),
    await botOf(ada, 'Deep'),
  ]
  const values: Record<string, string> = { SERVER: origin, TOKEN, BOT_TOKEN: deep.token, BOT: deep.bot }
  const streams: { stream: Stream; answers: readonly string[] }[] = []
  const typed = typedOn(read('api.md'))
  expect(typed.length).toBeGreaterThan(10)
  for (const { line, answers } of typed) {
    const { path, token, body, isPost, isStream } = asCurl(wordsOf(line, values), origin)
    const program = new ApiClient(origin, token)
    if (isStream) {
      const stream = await program.listens(path)
      streams.push({ stream, answers })
      await until(() => stream.lines.length > 0)
      if (path.includes('/games/')) await until(() => stream.lines.some((one) => one.includes('"hand":[')))
      values.CARD ??= /"hand":\["([\w-]+)"/.exec(stream.lines.join(''))?.[1] ?? ''
      if (values.CARD === '') delete values.CARD
      continue
    }
    const said = await (isPost ? program.post(path, body) : program.get(path))
    expect(JSON.stringify(said.body), line).toMatch(pattern(answers.join('')))
    if (typeof said.body.table === 'string') values.TABLE = said.body.table
  }
  for (const { stream, answers } of streams)
    for (const answer of answers) await until(() => stream.lines.some((one) => pattern(answer).test(one)))
})

test('docs/openapi.json equals the served document (npm run docs), and is valid JSON Schema', async () => {
  const { origin } = await startTestServer()
  const served = await (await fetch(`${origin}${API}/openapi.json`)).json()
  expect(JSON.parse(read('openapi.json'))).toEqual(served)
  const schemas: object[] = []
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'schema') schemas.push(inner as object)
      collect(inner)
    }
  }
  collect(served)
  expect(schemas.length).toBeGreaterThan(20)
  for (const schema of schemas) if (!JSON.stringify(schema).includes('$ref')) Compile(schema).Check({})
})

test('docs/openapi.json names server, licence and refusals of every operation', () => {
  const { servers, info, paths, components } = JSON.parse(read('openapi.json'))
  expect(servers).toEqual([{ url: '/' }])
  expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
  const operations = Object.values<Record<string, { responses: object }>>(paths).flatMap((path) => Object.values(path))
  expect(operations.filter(({ responses }) => !Object.keys(responses).some((code) => code.startsWith('4')))).toEqual([])
  const references = [...JSON.stringify(paths).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(new Set(references)).toEqual(new Set(Object.keys(components.schemas)))
})

test('docs/api.md names every scope, and only existing addresses', async () => {
  const page = read('api.md')
  const { paths, info } = JSON.parse(read('openapi.json'))
  const scopes = new Set([...JSON.stringify(paths).matchAll(/"token":\["([\w:]+)"\]/g)].map(([, scope]) => scope))
  expect(
    [...scopes].filter((scope) => !page.includes(`| \`${scope}\` |`) || !info.description.includes(scope)),
  ).toEqual([])
  const named = typedOn(page).map(({ line }) => /\$SERVER(\S+)/.exec(line)?.[1].replace('$TABLE', '{table}'))
  expect(named.filter((path) => !(`${path}` in paths))).toEqual([])
})
