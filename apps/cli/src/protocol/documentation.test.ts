import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '@heptapolis/boxes'
import { compile, fromPosition, parseRecord, toAct } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../testing.ts'
import { Session } from './session.ts'
import { VERBS } from './verbs.ts'

const text = readFileSync(join(ROOT, 'docs', 'protocol.md'), 'utf8')

/** The fenced block of this kind that follows a heading. */
function block(heading: string, kind: string): string {
  const found = new RegExp(`^#+ ${heading}\\n[^]*?^\`\`\`${kind}\\n([^]*?)^\`\`\`$`, 'm').exec(text)
  if (!found) throw new Error(`no ${kind} block under ${heading}`)
  return found[1]
}

/** The answer with `…` for anything. */
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

  test('shows a transcript the engine would repeat', () => {
    const session = new Session()
    const lines = block('A transcript', 'transcript').trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(10)
    for (let i = 0; i < lines.length; i += 2) {
      expect(lines[i].startsWith('> ') && lines[i + 1].startsWith('< ')).toBe(true)
      expect(session.answer(lines[i].slice(2))).toMatch(pattern(lines[i + 1].slice(2)))
    }
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
