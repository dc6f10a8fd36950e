/** HTML of the text inside a paragraph: words, and symbols for resources, coins and points. */

import { BASE, type Speech } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { isOneOf } from '@heptapolis/engine/kernel'
import { type Cost, MANUFACTURED, RESOURCES, type Resource } from '@heptapolis/engine/show'
import type { Rulebook } from '../book/pages.ts'
import { type Block, countWords, figures, type Inline } from '../text/inline.ts'
import { punctuationAfter } from '../text/inline-lists.ts'

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Symbol or sign by name. */
export const icon = (name: string): string =>
  `<svg class="ic" aria-hidden="true"><use href="#draw-${LOOKS.symbolOf(name)}"/></svg>`

/** Mark of a box. */
export const boxIcon = (box: string): string => icon(LOOKS.faces.get(box)?.mark ?? 'stage')

const isGood = (name: string): name is Resource => isOneOf(RESOURCES, name)

function good(name: string, say: Speech): string {
  const made = isGood(name) && MANUFACTURED.includes(name) ? ' made' : ''
  return `<span class="good g-${name}${made}" role="img" aria-label="${escaped(say.good(name))}">${icon(name)}</span>`
}

const coins = (count: string, { terms }: Speech): string =>
  `<span class="coin" role="img" aria-label="${escaped(countWords(count, terms.coins))}">${count}</span>`

export const points = (count: string, { terms }: Speech): string =>
  `<span class="vp" role="img" aria-label="${escaped(countWords(count, terms.points))}">${icon('vp')}<b>${count}</b></span>`

/** Conflict token, of the same shape as in pictures. */
const token = (said: string, kind = ''): string => `<span class="token${kind}">${said}</span>`

/** Sign as drawn, for the index of signs. */
export function sign(name: string, say: Speech): string {
  if (isGood(name)) return good(name, say)
  if (name === 'coin') return coins('3', say)
  if (name === 'point') return points('3', say)
  if (name === 'victory') return token('+')
  if (name === 'defeat') return token('−1', ' bad')
  if (name === 'c-brown') return `<span class="brown">${icon(name)}</span>`
  return icon(name)
}

/** One drawing per resource up to four; then a number. */
export function cost(printed: Cost | undefined, book: Rulebook): string {
  const goods = RESOURCES.map((name) => {
    const count = printed?.[name] ?? 0
    return count > 4 ? `${count} × ${good(name, book.say)}` : good(name, book.say).repeat(count)
  }).join('')
  const money =
    printed?.coins === 'age' ? coins('A', book.say) : printed?.coins ? coins(String(printed.coins), book.say) : ''
  return goods + money || escaped(book.say.terms.noCost)
}

export const inlines = (book: Rulebook, nodes: readonly Inline[]): string =>
  nodes
    .map((node, i) => {
      if (node.kind === 'text') return escaped(node.text.slice(punctuationAfter(nodes, i - 1).length))
      const end = punctuationAfter(nodes, i)
      return end === '' ? inline(book, node) : `<span class="tie">${inline(book, node)}${escaped(end)}</span>`
    })
    .join('')

function inline(book: Rulebook, node: Inline): string {
  switch (node.kind) {
    case 'text':
      return escaped(node.text)
    case 'strong':
      return `<strong>${inlines(book, node.inner)}</strong>`
    case 'soft':
      return `<em>${inlines(book, node.inner)}</em>`
    case 'ours':
      return `<span class="ours">${inlines(book, node.inner)} <small class="src">(${escaped(book.words.labels.sources.ours)})</small></span>`
    case 'number':
      if (node.was === undefined) return node.text ?? `<span class="num">${figures(node)}</span>`
      return `<span class="num was">${figures(node)} <small>(${escaped(book.words.labels.was(node.was))})</small></span>`
    case 'good':
      return good(node.name, book.say)
    case 'named':
      return `<span aria-hidden="true">${isGood(node.name) ? good(node.name, book.say) : icon(node.name)}</span>&nbsp;${escaped(node.text)}`
    case 'sign':
      return icon(node.name)
    case 'coins':
      return coins(node.count, book.say)
    case 'points':
      return points(node.count, book.say)
    case 'piece':
      return pieceLink(book, node.id, node.name)
    case 'rule':
      return `<a href="#${node.id}">${inlines(book, node.inner)}</a>`
    case 'insert':
      if (node.box === BASE) return `<span id="${node.atom}">${inlines(book, node.inner)}</span>`
      return `<ins id="${node.atom}" data-box="${node.box}">${inlines(book, node.inner)}</ins>`
  }
}

/** A card that is not in play with so many players is named without a link. */
function pieceLink(book: Rulebook, id: string, name: string): string {
  const listed = book.chapters.some(({ sections }) =>
    sections.some(({ groups }) => groups.some(({ items }) => items.some((item) => item.id === id))),
  )
  return listed ? `<a href="#piece-${id}">${escaped(name)}</a>` : escaped(name)
}

export const blocks = (book: Rulebook, all: readonly Block[]): string =>
  all
    .map((block) =>
      block.kind === 'words'
        ? `<p>${inlines(book, block.inner)}</p>`
        : `<ul>${block.items.map((item) => `<li>${inlines(book, item)}</li>`).join('')}</ul>`,
    )
    .join('')
