/** Readers of boxes include the tutorial box once it is on the shelf: bots, rulebook and generated pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOT_NAMES, type Bot, botNamed, playOut, playoutsOf, searcher } from '@heptapolis/bots'
import { BOXES, SHELF } from '@heptapolis/boxes'
import { mindOf } from '@heptapolis/boxes/minds'
import { compile, EDITIONS, isOver, newGame, random, type Setup, scores, sure } from '@heptapolis/engine/search'
import { faultsOf, paragraphsOf, renderText, rulebook, voiceIn } from '@heptapolis/rulebook'
import { describe, expect, test } from 'vitest'
import { remade } from '../../scripts/docs.ts'

const boxes = ['beacons']
const setupFor = (players: number, more: readonly string[] = []): Setup => ({
  edition: '2e',
  boxes: [...more, ...boxes],
  seats: Array.from({ length: players }, () => ({})),
  seed: 'readers',
})

describe('Bots', () => {
  /** Searching bot with a tiny budget: every question is still searched. */
  const brief = (name: string): Bot => searcher(name, '', { playouts: 4, breadth: 3, depth: 2, ages: 2 })
  const searches = (name: string): boolean => playoutsOf(name) > 0 || name.startsWith('expert')
  const levels = BOT_NAMES.map((name): Bot => (searches(name) ? brief(name) : (botNamed(name) ?? expect.fail(name))))
  /** There are more levels than seats. */
  const tables = [levels.slice(0, 4), levels.slice(4)].map((sitters) => ({
    who: sitters.map(({ name }) => name).join(', '),
    sitters,
  }))

  test.each(tables)('of every level finish a game with it: $who', ({ sitters }) => {
    const g = newGame(sure(compile(setupFor(sitters.length), BOXES)), 'readers')
    expect(isOver(playOut(g, sitters, random('bots')))).toBe(true)
    expect(scores(g).every(({ rows }) => rows.some(({ id }) => id === 'beacons'))).toBe(true)
  })

  test('use its mind', async () => {
    const box = BOXES.find(({ id }) => id === 'beacons') ?? expect.fail('The box is not on the shelf')
    expect(mindOf(box)).toBe(await SHELF.at(-1)?.mind())
  })
})

describe('The rulebook', () => {
  const book = sure(rulebook(setupFor(5, ['leaders'])))

  test('has a chapter of it, with its rules, its examples and its cards', () => {
    const chapter = book.chapters.find(({ id }) => id === 'beacons') ?? expect.fail('no chapter')
    expect(chapter.title).toBe('Beacons')
    const paragraphs = chapter.sections.flatMap((section) => section.paragraphs)
    const cards = chapter.sections.flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ id }) => id)))
    expect(paragraphs.map(({ id }) => id)).toEqual(['oil-filled', 'beacons-lit', 'ships-wait'])
    expect(paragraphs.flatMap(({ examples }) => examples.map(({ id }) => id))).toEqual(['full-beacon', 'two-lights'])
    expect(cards).toContain('great-lantern')
    expect(cards).toHaveLength(6)
    expect(renderText(book)).toContain('Beacons are lit, and ships come to them')
  })

  test('is headed in French', async () => {
    const french = sure(rulebook(setupFor(5), await voiceIn('fr')))
    expect(french.chapters.find(({ id }) => id === 'beacons')?.title).toBe('Fanaux')
  })

  test('shows examples with correct results', () => {
    const examples = paragraphsOf(book)
      .flatMap((paragraph) => paragraph.examples)
      .filter(({ position }) => position.setup?.boxes?.includes('beacons'))
    expect(examples.map(({ id }) => id).sort()).toEqual(['full-beacon', 'oil-left', 'two-lights'])
    for (const edition of EDITIONS) for (const example of examples) expect(faultsOf(example, edition)).toEqual([])
  })
})

test('The protocol lists its fields, and the box among those a set-up can name', () => {
  const page = remade(readFileSync(join(import.meta.dirname, '../../docs/protocol.md'), 'utf8'))
  expect(page).toContain('| `beacons` | Beacons |  |')
  expect(page).toContain('| `oil` | beacons | 0 to 9 | everybody | oil |')
  expect(page).toContain('| `shipsAtSea` | beacons | 0 to 99 | everybody | ships at sea |')
})
