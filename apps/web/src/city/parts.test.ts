import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GoodsStrip } from './parts.tsx'

const goods = [
  { options: ['wood'], sold: true },
  { options: ['clay', 'ore'], sold: true },
] as const

/** Texts for a screen reader: names of buttons and pictures that are not hidden from it. A picture with two is read twice. */
function heard(seat: number | undefined): string[] {
  const page = renderToStaticMarkup(createElement(GoodsStrip, { goods, seat, own: true }))
  const open = page.replaceAll(/<span[^>]*aria-hidden="true".*?<\/svg><\/span><\/span>/g, '')
  return [...open.matchAll(/(?:aria-label="|<title>)([^"<]*)/g)].map(([, label]) => label)
}

test('screen readers hear resources with a tooltip once, by its name', () => {
  expect(heard(0)).toEqual(['wood', 'clay / ore'])
})

test('screen readers hear other resources by their pictures', () => {
  expect(heard(undefined)).toEqual(['wood', 'clay', 'ore'])
})
