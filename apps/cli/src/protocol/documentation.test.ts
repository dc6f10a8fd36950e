import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '@heptapolis/boxes'
import { compile, fromPosition, toAct } from '@heptapolis/engine'
import { parseRecord } from '@heptapolis/engine/records'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../testing.ts'
import { BATCH_VERBS } from './batch.ts'
import { ProtocolSession } from './session.ts'
import { VERBS } from './verbs.ts'

const page = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8')
const text = page('protocol.md')

/** Fenced block of this kind after a heading. */
function block(heading: string, kind: string): string {
  const found = new RegExp(`^#+ ${heading}\\n[^]*?^\`\`\`${kind}\\n([^]*?)^\`\`\`$`, 'm').exec(text)
  if (!found) throw new Error(`no ${kind} block under ${heading}`)
  return found[1]
}

/** Expected answer; `…` matches anything. */
const pattern = (answer: string): RegExp =>
  new RegExp(
    `^${answer
      .split('…')
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*')}$`,
  )

describe('docs/protocol.md', () => {
  test('has a section for every command', () => {
    const sections = [...text.matchAll(/^### `(\w+)`$/gm)].map(([, cmd]) => cmd)
    expect(sections.sort()).toEqual([...VERBS.keys()].sort())
  })

  test('has a line for every command of many games', () => {
    const [, section] = text.split('## Many games at once')
    const listed = [...section.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| .*\| .*\|$/gm)].flatMap(([, names]) =>
      [...names.matchAll(/\w+/g)].map(([name]) => name),
    )
    expect(listed).toEqual(expect.arrayContaining([...BATCH_VERBS.keys()]))
  })

  test('shows a set-up, a position and records that can be read', () => {
    const setup = { ...JSON.parse(block('Set-up', 'json')), boxes: [] }
    expect(compile(setup, BOXES).ok).toBe(true)
    expect(fromPosition(JSON.parse(block('Position', 'json')), BOXES).ok).toBe(true)
    const dug = fromPosition(JSON.parse(block('A position of any moment', 'json')), BOXES)
    expect(dug.ok && toAct(dug.value)).toEqual([1])
    const json = parseRecord(block('Record', 'json'))
    expect(json.ok).toBe(true)
    expect(parseRecord(block('Record', 'record'))).toEqual(json)
  })
})

describe('Transcripts in docs/', () => {
  const transcripts = globSync('*.md', { cwd: join(ROOT, 'docs') }).flatMap((name) =>
    [...page(name).matchAll(/^```transcript\n(.*?)\n```$/gms)].map(([, said]) => ({ name, lines: said.split('\n') })),
  )

  test('exist', () => {
    expect(transcripts.map(({ name }) => name).sort()).toEqual(['protocol.md', 'questions.md'])
  })

  test.each(transcripts)('$name shows what the engine would repeat', ({ lines }) => {
    const session = new ProtocolSession()
    expect(lines.length).toBeGreaterThan(10)
    for (let i = 0; i < lines.length; i += 2) {
      expect(lines[i].startsWith('> ') && lines[i + 1].startsWith('< ')).toBe(true)
      expect(session.answer(lines[i].slice(2))).toMatch(pattern(lines[i + 1].slice(2)))
    }
  })
})
