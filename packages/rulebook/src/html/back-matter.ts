/** HTML of the last pages of a rulebook: the glossary, and the index with rule numbers. */

import type { Rulebook } from '../book/pages.ts'
import { indexOf } from '../find/word-index.ts'
import { escaped, inlines } from './inline.ts'

export function glossaryHtml(book: Rulebook): string {
  const terms = book.glossary()
  if (terms.length === 0) return ''
  const rows = terms.map(
    ({ id, term, meaning, box }) =>
      `<div data-box="${box}" id="word-${id}"><dt>${escaped(term)}</dt><dd>${inlines(book, meaning)}</dd></div>`,
  )
  return `<section class="chapter" id="glossary"><header><h2>${escaped(book.words.glossary)}</h2></header><dl class="words">${rows.join('')}</dl></section>`
}

export function indexHtml(book: Rulebook): string {
  const rows = indexOf(book).map(
    ({ term, rules }) => `<li>${escaped(term)} ${rules.map((number) => link(book, number)).join(' ')}</li>`,
  )
  return `<section class="chapter" id="index"><header><h2>${escaped(book.words.index)}</h2><p>${escaped(book.words.indexNumbers)}</p></header><ul class="index">${rows.join('')}</ul></section>`
}

function link(book: Rulebook, number: string): string {
  const chapter = book.chapters.find((one) => one.number === number)
  return `<a href="#${chapter?.id ?? number}">${number}</a>`
}
