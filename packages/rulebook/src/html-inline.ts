/** Words, goods and coins of the page. */
import { BASE } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { type Cost, MANUFACTURED, RESOURCES, type Resource } from '@heptapolis/engine'
import type { Rulebook } from './book.ts'
import type { Block, Inline } from './inline.ts'

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A symbol, or a sign by its name. */
export const icon = (name: string): string =>
  `<svg class="ic" aria-hidden="true"><use href="#draw-${LOOKS.symbolOf(name)}"/></svg>`

/** The mark of a box. */
export const boxIcon = (box: string): string => icon(LOOKS.faces.get(box)?.mark ?? 'stage')

const isGood = (name: string): name is Resource => (RESOURCES as readonly string[]).includes(name)

function good(name: string): string {
  const made = isGood(name) && MANUFACTURED.includes(name) ? ' made' : ''
  return `<span class="good g-${name}${made}" role="img" aria-label="${name}">${icon(name)}</span>`
}

const counted = (count: string, thing: string): string =>
  `${count} ${thing}${count === '1' || count === '−1' ? '' : 's'}`

export const coins = (count: string): string =>
  `<span class="coin" role="img" aria-label="${counted(count, 'coin')}">${count}</span>`

export const points = (count: string): string =>
  `<span class="vp" role="img" aria-label="${counted(count, 'point')}">${icon('vp')}<b>${count}</b></span>`

/** A sign as it is drawn, for the index of signs. */
export function sign(name: string): string {
  if (isGood(name)) return good(name)
  if (name === 'coin') return coins('3')
  if (name === 'point') return points('3')
  if (name === 'victory') return points('+')
  if (name === 'defeat') return points('−1')
  return icon(name)
}

/** As many drawings as goods, up to three; then a number. */
export function cost(printed: Cost | undefined, book: Rulebook): string {
  const goods = RESOURCES.map((name) => {
    const count = printed?.[name] ?? 0
    return count > 3 ? `${count}${good(name)}` : good(name).repeat(count)
  }).join('')
  const money = printed?.coins === 'age' ? coins('A') : printed?.coins ? coins(String(printed.coins)) : ''
  return goods + money || escaped(book.words.labels.free)
}

export const inlines = (book: Rulebook, nodes: readonly Inline[]): string =>
  nodes.map((node) => inline(book, node)).join('')

function inline(book: Rulebook, node: Inline): string {
  switch (node.kind) {
    case 'text':
      return escaped(node.text)
    case 'strong':
      return `<strong>${inlines(book, node.inner)}</strong>`
    case 'soft':
      return `<em>${inlines(book, node.inner)}</em>`
    case 'ours':
      return `<span class="ours">${inlines(book, node.inner)} <small class="src">${escaped(book.words.labels.ours)}</small></span>`
    case 'number':
      return node.was === undefined
        ? `<span class="num">${node.value}</span>`
        : `<span class="num was">${node.value} <small>(${escaped(book.words.labels.was(node.was))})</small></span>`
    case 'good':
      return good(node.name)
    case 'sign':
      return icon(node.name)
    case 'coins':
      return coins(node.count)
    case 'points':
      return points(node.count)
    case 'piece':
      return pieceLink(book, node.id, node.name)
    case 'rule':
      return `<a href="#${node.id}">${inlines(book, node.inner)}</a>`
    case 'insert':
      if (node.box === BASE) return `<span id="${node.atom}">${inlines(book, node.inner)}</span>`
      return `<ins id="${node.atom}" data-box="${node.box}">${inlines(book, node.inner)}</ins>`
  }
}

/** A card that does not take part with so many players is named, but leads nowhere. */
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
