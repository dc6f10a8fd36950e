import type { ResultTower } from '@heptapolis/boxes/result'
import { expect, test } from 'vitest'
import { cardSvg } from './link-card.ts'

const tower = (name: string): ResultTower => ({
  name,
  note: 'Gizah, day',
  wonder: 'gizah',
  isNight: false,
  total: 3,
  rank: 1,
  lines: [{ id: 'civil', points: 3 }],
})
const card = (name: string) =>
  cardSvg({ title: '', description: '', result: { title: name, sentences: [], boxes: [], towers: [tower(name)] } })

test('names are text, without tags and control characters', async () => {
  expect(await card('<b>\u0007&\ud800')).toContain('>&#60;b&#62; &#38;\ufffd</text>')
})

test('a page without a result shows the bay and its own texts', async () => {
  const svg = await cardSvg({ title: 'Rulebook', description: 'All rules.' })
  expect(svg).toContain('viewBox="0 0 1440 620"')
  for (const words of ['Heptapolis', 'Rulebook', 'All rules.']) expect(svg).toContain(`>${words}</text>`)
})
