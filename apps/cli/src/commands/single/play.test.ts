import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '@heptapolis/boxes'
import { isOver, scores, winners } from '@heptapolis/engine'
import { parseRecord, replay } from '@heptapolis/engine/records'
import { describe, expect, test } from 'vitest'
import { answered, PATIENT, scratch, spawned } from '../../testing.ts'

const ones = (count: number): string => '1\n'.repeat(count)

describe('play without a terminal', PATIENT, () => {
  test('plays a whole game to an explained score and keeps the record', async () => {
    const file = join(scratch(), 'game.json')
    const { code, out, err } = await spawned(['play', '--seed', 'abc', '--players', '3', '--save', file], ones(90))
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('Age I · turn 1 of 6 · hands pass left')
    expect(out).toContain('Age II · turn 1 of 6 · hands pass right')
    expect(out).toContain('Conflicts')
    expect(out).toMatch(/You win!|wins?\./)

    const record = parseRecord(readFileSync(file, 'utf8'))
    const g = record.ok ? replay(record.value, BOXES) : record
    if (!g.ok) throw new Error(g.error.message)
    expect(isOver(g.value)).toBe(true)
    for (const { total } of scores(g.value)) expect(out).toMatch(new RegExp(`\\) · ${total} points`))
    expect(out.includes('You win!')).toBe(winners(g.value).includes(0))
  })

  test('shows the cost of every card, or why it cannot be built', async () => {
    const { out } = await answered(['play', '--seed', 'abc', '--players', '3', '--quick'], ones(6))
    expect(out).toMatch(/Ore Vein +brown +free +1 ore each turn/)
    expect(out).toMatch(/Clay Pit +brown +1 coin +1 clay or ore each turn/)
    expect(out).toMatch(/Stockade +red +2 to Babylon +1 shield/)
    expect(out).toMatch(
      /Baths +blue +not possible +3 points → .*\n +It still needs 1 stone, which neither neighbour sells\./,
    )
  })

  test('names the house rules, and explains nothing where aids are off', async () => {
    const play = ['play', '--seed', 'abc', '--players', '3', '--quick', '--house-rule']
    const { out } = await answered([...play, 'aids=off', '--house-rule', 'ties=shared'], ones(6))
    expect(out).toContain('House rule: Players who tie on points share the victory; coins do not break the tie.')
    expect(out).toContain('House rule: The program does not help')
    expect(out).toMatch(/Baths +blue +not possible/)
    expect(out).not.toContain('which neither neighbour sells')
    const { code, err } = await spawned([...play, 'ties=never'], '')
    expect([code, err]).toEqual([1, expect.stringContaining('houseRules.ties must be coins or shared.')])
  })

  test('asks for bids before the game, and scores the price of the wonder', async () => {
    const file = join(scratch(), 'bids.json')
    const lines = `30\nmany\n30\n30\n${ones(90)}`
    const args = ['play', '--seed', 'abc', '--players', '3', '--wonders', 'bids', '--save', file]
    const { code, out, err } = await spawned(args, lines)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/you: .*, for 30 points/)
    expect(out.match(/Points for .*, 0 to 30/g)).toHaveLength(4)
    const record = parseRecord(readFileSync(file, 'utf8'))
    const g = record.ok ? replay(record.value, BOXES) : record
    if (!g.ok) throw new Error(g.error.message)
    expect(scores(g.value)[0].rows.find(({ id }) => id === 'bid')?.points).toBe(-30)
  })

  test.each(['pair', 'draft', 'ban', 'redraw', 'wishes'])('gives out wonders by %s before the game', async (way) => {
    const { out } = await answered(['play', '--seed', 'abc', '--players', '3', '--wonders', way], `1\nd\n`)
    expect(out).toMatch(/you: \w+ (day|night)\n/)
    expect(out).toContain('Age I · turn 1')
  })

  test('prints no colours without a terminal', async () => {
    const { code, out } = await spawned(['play', '--seed', 'abc'], '1\n')
    expect(code).toBe(0)
    expect(out.includes('\x1b')).toBe(false)
  })

  test('allows going back, looking around and changing a choice before it counts', async () => {
    const { out } = await answered(['play', '--seed', 'abc', '--players', '3'], 'c\n1\nb\n1\n1\n2\n2\n1\n1\n')
    expect(out).toContain('Every city')
    expect(out.match(/Stone Pit: what do you want to do\?/g)).toHaveLength(2)
    expect(out).toContain('Change choice')
    expect(out).toMatch(/Olympia +built Clay Pool/)
  })

  test('asks again after an invalid answer', async () => {
    const { out } = await answered(['play', '--seed', 'abc', '--players', '3'], 'hello\n99\n-1\n\n')
    expect(out.match(/Type a number from 1 to 7 or c or q or help\./g)).toHaveLength(3)
    expect(out).toContain('There is no number 99: choose from 1 to 7.')
  })

  test('reads typed commands', async () => {
    const lines = ['help', 'neighbours', 'why not 4', 'why not 1', 'chains', 'city olym', '1 build', '1', 'hand']
    const { out } = await answered(['play', '--seed', 'abc', '--players', '3'], `${lines.join('\n')}\n`)
    expect(out).toContain('“why not 2” says why card 2 cannot be built')
    // The cities are printed at the start, for `neighbours`, and after `1 build`.
    expect(out).toMatch(/turn 1 of 6.*turn 1 of 6.*turn 2 of 6/s)
    expect(out).toContain('still needs 1 stone, which neither neighbour sells.')
    expect(out).toMatch(/can be built: /)
    expect(out).toContain('None of your buildings makes a later card free.')
    expect(out).toMatch(/Olympia +built/)
  })

  test.each(['', '1\n1\n', 'q\n'])('ends cleanly after %j', async (input) => {
    const { code, out, err } = await answered(['play', '--seed', 'abc'], input)
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toContain('You left the game. Its seed was abc.')
  })

  test('lets one person of two choose for the free city', async () => {
    const file = join(scratch(), 'duel.txt')
    const args = ['play', '--players', '2', '--seed', 'duel', '--quick', '--save', file]
    const { code, out, err } = await answered(args, ones(120))
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/You choose for \w+ now\./)
    expect(out).toMatch(/free city/)
    expect(readFileSync(file, 'utf8')).toMatch(/^2 (build|stage|sell) /m)
    expect(out).toMatch(/You win!|wins?\./)
  })

  test('uses the requested seat and board', async () => {
    const { out } = await answered(
      [
        'play',
        '--edition',
        '1e',
        '--wonder',
        'Gizah',
        '--side',
        'B',
        '--seat',
        '2',
        '--bots',
        'random,greedy',
        '--seed',
        'x',
      ],
      '',
    )
    expect(out).toContain('You are Gizah.')
    expect(out).toMatch(/Gizah side B · you/)
    expect(out).toMatch(/Around the table, starting on your left: \w+ \(random\), \w+ \(random\), \w+ \(greedy\)\./)
  })
})
