import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { heptapolis, PATIENT, scratch } from '../../testing.ts'

describe('rules', PATIENT, () => {
  test('prints the rulebook of a mix, with its numbers', async () => {
    const { code, out, err } = await heptapolis(['rules', '--boxes', 'leaders,edifice', '--players', '5'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Second edition · Leaders, Edifice · 5 players')
    expect(out).toContain('Put 3 pawns of its Age on each of the three edifices.')
    expect(out).toContain('Each player takes 6 coins')
    expect(out).not.toContain('Armada')
  })

  test('prints the reading in force of a disputed rule', async () => {
    const { out } = await heptapolis(['rules', '--house-rule', 'ties=shared'])
    expect(out).toContain('House rules of this table')
    expect(out).not.toContain('the player with more coins wins')
    const standard = await heptapolis(['rules'])
    expect(standard.out).toContain('the player with more coins wins')
  })

  test('finds rules with a word, and reports an empty result', async () => {
    const { out } = await heptapolis(['rules', '--boxes', 'edifice', '--search', 'edifice'])
    expect(out).toContain('edifice-join')
    const nothing = await heptapolis(['rules', '--search', 'edifice'])
    expect(nothing.code).toBe(1)
    expect(nothing.err).toContain('say nothing about "edifice"')
  })

  test('writes a page that works offline', async () => {
    const file = join(scratch(), 'rules.html')
    const { code } = await heptapolis(['rules', '--edition', '1e', '--boxes', 'all', '--players', '6', '--html', file])
    expect(code).toBe(0)
    const page = readFileSync(file, 'utf8')
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).not.toMatch(/<script [^>]*src|https?:\/\/(?!www\.w3\.org)/)
  })

  test('reports why a mix cannot be played', async () => {
    const { code, err } = await heptapolis(['rules', '--teams', '--players', '4'])
    expect(code).toBe(1)
    expect(err).toContain('A game in teams needs the expansion')
  })
})
