import { expect, test } from 'vitest'
import { cardSvg, type Tower } from './link-card.ts'

const tower = (name: string, points: readonly number[]): Tower => ({
  name,
  wonder: 'gizah',
  total: points.reduce((sum, one) => sum + one, 0),
  lines: points.map((one, i) => ({ id: ['civil', 'military', 'science'][i] ?? '', points: one })),
})
const card = (towers: readonly Tower[]) => cardSvg({ title: 'Title', description: '', boxes: [], towers })
const heights = (svg: string, colour: string): number[] =>
  [...svg.matchAll(/<rect [^>]*height="([\d.]+)" fill="(#\w+)"/g)].flatMap(([, height, fill]) =>
    fill === colour ? [Number(height) + 1] : [],
  )
const BLUE = '#2f5c9e'

test('names are text, without tags and control characters', async () => {
  const svg = await card([tower('<b>\u0007&\ud800', [3])])
  expect(svg).toContain('>&#60;b&#62; &#38;\ufffd</text>')
})

test('long names are shortened', async () => {
  expect(await card([tower('x'.repeat(40), [3])])).toMatch(/>x{5,20}…</)
})

test('towers are in proportion, and losses shorten them from the ground', async () => {
  const [first, second, third] = heights(await card([tower('a', [40]), tower('b', [20]), tower('c', [20, -10])]), BLUE)
  expect(second / first).toBeCloseTo(1 / 2)
  expect(third / first).toBeCloseTo(1 / 4)
})

test('without a score it shows the bay', async () => {
  expect(await card([])).toContain('viewBox="0 0 1440 620"')
})
