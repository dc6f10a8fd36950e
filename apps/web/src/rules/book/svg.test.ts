import { sure } from '@heptapolis/engine'
import { pictureSvg, picturesAt, rulebook } from '@heptapolis/rulebook'
import { expect, test } from 'vitest'
import { readSvg, type Tag } from './svg.ts'

test('parses a drawing as written', () => {
  expect(readSvg('<svg width="2"><g style="--b:red"><path d="M0 1"/><text x="1">a &amp; b</text></g></svg>')).toEqual({
    name: 'svg',
    attributes: [['width', '2']],
    inner: [
      {
        name: 'g',
        attributes: [['style', '--b:red']],
        inner: [
          { name: 'path', attributes: [['d', 'M0 1']], inner: [] },
          { name: 'text', attributes: [['x', '1']], inner: ['a & b'] },
        ],
      },
    ],
  })
})

const tagsIn = (tag: Tag): number =>
  1 + tag.inner.reduce((sum, one) => sum + (typeof one === 'string' ? 0 : tagsIn(one)), 0)

test('loses nothing of the drawing of a table', () => {
  const book = sure(rulebook({ edition: '2e', boxes: ['leaders', 'edifice'], seats: [{}, {}, {}, {}, {}] }))
  const svg = pictureSvg(picturesAt(book, 'setup..table')[0])
  expect(tagsIn(readSvg(svg))).toBe(svg.match(/<\w/g)?.length)
})
