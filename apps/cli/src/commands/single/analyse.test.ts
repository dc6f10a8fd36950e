import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botNamed } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { Recording, recordText, type Setup } from '@heptapolis/engine/records'
import { compile, controller, isOver, random, sight, toAct } from '@heptapolis/engine/search'
import { afterAll, describe, expect, test } from 'vitest'
import { heptapolis, PATIENT } from '../../testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'analyse-'))
afterAll(() => rmSync(folder, { recursive: true }))

function gameFile(): string {
  const setup: Setup = { edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'analyse' }
  const rules = compile(setup, BOXES)
  const bot = botNamed('easy')
  if (!rules.ok || !bot) throw new Error('no game')
  const recording = Recording.begin(rules.value, setup.seed)
  const { game: g, record } = recording
  const chance = random('analyse')
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const move = bot.choose(sight(g, controller(g, seat)), seat, chance)
      recording.apply(seat, move)
    }
  }
  const file = join(folder, 'game.txt')
  writeFileSync(file, recordText(record))
  return file
}

describe('analyse', PATIENT, () => {
  const file = gameFile()

  test('gives advice for every decision of a seat', async () => {
    const { code, out } = await heptapolis(['analyse', file, '--seat', '1', '--playouts', '16', '--all'])
    expect(code).toBe(0)
    expect(out).toContain('lost in total')
    expect(out.match(/played: /g)?.length).toBeGreaterThan(15)
  })

  test('formats numbers in the selected language', async () => {
    const { out } = await heptapolis(['analyse', file, '--seat', '1', '--playouts', '16', '--all', '--lang', 'fr'])
    expect(out).toMatch(/\d,\d points?,/)
    expect(out).not.toMatch(/\d\.\d/)
  })

  test('prints JSON for programs', async () => {
    const { out } = await heptapolis(['analyse', file, '--seat', '0', '--playouts', '10', '--json'])
    const [analysis] = JSON.parse(out)
    expect(analysis.decisions[0]).toMatchObject({ seat: 0, age: 1, turn: 1, question: 'turn' })
  })

  test('rejects an unknown seat and a file that is no record', async () => {
    const seat = await heptapolis(['analyse', file, '--seat', '5'])
    expect([seat.code, seat.err]).toEqual([1, expect.stringContaining('--seat must be below the number of players, 3')])
    const none = await heptapolis(['analyse', join(folder, 'none.json')])
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('the file does not exist')])
  })
})
