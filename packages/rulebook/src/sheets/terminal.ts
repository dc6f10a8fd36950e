/** Rulebook as text for the terminal: wrapped lines with optional colours. */

import { BASE } from '@heptapolis/boxes'
import type { Component } from '../book/components.ts'
import { type OrderStep, stepNotes } from '../book/order.ts'
import type { Chapter, Paragraph, Rulebook, Section } from '../book/pages.ts'
import type { Hit } from '../find/search.ts'
import { type Block, figures, type Inline, plain } from '../text/inline.ts'

/** Formats words; the default leaves them plain. */
export interface Painter {
  title(text: string): string
  heading(text: string): string
  strong(text: string): string
  faint(text: string): string
  box(box: string, text: string): string
}

const same = (text: string): string => text
const PLAIN: Painter = { title: same, heading: same, strong: same, faint: same, box: (_box, text) => text }

export interface TextOptions {
  width?: number
  painter?: Painter
}

const WIDTH = 80

interface Page {
  book: Rulebook
  width: number
  painter: Painter
}

export function renderText(book: Rulebook, { width = WIDTH, painter = PLAIN }: TextOptions = {}): string {
  const page = { book, width, painter }
  const head = [painter.title(book.title.toUpperCase()), ...wrapped(painter.faint(book.subtitle), width, 0)]
  return [...head, ...book.chapters.flatMap((chapter) => chapterLines(page, chapter)), ''].join('\n')
}

function chapterLines(page: Page, { number, title, summary, sections }: Chapter): string[] {
  const { painter } = page
  return [
    '',
    '',
    painter.title(`${number}. ${title.toUpperCase()}`),
    painter.faint(summary),
    ...sections.flatMap((section) => sectionLines(page, section)),
  ]
}

function sectionLines(page: Page, section: Section): string[] {
  const { painter, width } = page
  return [
    '',
    painter.heading(section.title),
    ...section.paragraphs.flatMap((one) => paragraphLines(page, one)),
    ...section.steps.flatMap((step, i) => stepLines(page, step, i + 1)),
    ...section.groups.flatMap(({ items, note }) => [
      ...(note === undefined ? [] : wrapped(note, page.width, 0)),
      ...items.flatMap((item) => componentLines(page, item)),
    ]),
    ...section.links.flatMap(({ text, number }) => wrapped(`${number} ${text}`, width, 2)),
    ...section.signs.flatMap(({ meaning }) => wrapped(plain(meaning), width, 2)),
  ]
}

/** Boxes of a rule in brackets; none for the base game. */
function mark({ book, painter }: Page, { boxes, box, change, source }: Paragraph): string {
  const { labels } = book.words
  const names = boxes.map(book.say.boxName)
  const notes = [
    ...(names.length > 0 ? [change === 'changed' ? labels.instead(names) : labels.with(names)] : []),
    ...(source === 'official' ? [] : [labels.sources[source]]),
  ]
  return notes.length === 0 ? '' : `${painter.box(box, `[${notes.join(', ')}]`)} `
}

function paragraphLines(page: Page, paragraph: Paragraph): string[] {
  const { painter, width } = page
  const { labels } = page.book.words
  const heading = paragraph.heading === undefined ? '' : `${painter.strong(`${paragraph.heading}.`)} `
  const words = paragraph.blocks.flatMap((block, i) =>
    blockLines(page, block, i === 0 ? `${painter.faint(paragraph.number)} ${mark(page, paragraph)}${heading}` : ''),
  )
  const examples = paragraph.examples.flatMap(({ title, steps }) =>
    wrapped(
      painter.faint(labels.labelled(labels.example, `${title}. ${steps.map(plain).join(' ')}`)),
      width - INDENT,
      0,
    ).map((line) => ' '.repeat(INDENT) + line),
  )
  return [...words, ...examples]
}

const INDENT = 4

function blockLines(page: Page, block: Block, before: string): string[] {
  if (block.kind === 'words') return wrapped(before + painted(page, block.inner), page.width, 0)
  return block.items.flatMap((item) => wrapped(`- ${painted(page, item)}`, page.width, 2))
}

const painted = (page: Page, nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'strong') return page.painter.strong(painted(page, node.inner))
      if (node.kind === 'ours')
        return `${painted(page, node.inner)} ${page.painter.faint(`[${page.book.words.labels.sources.ours}]`)}`
      if (node.kind === 'insert') {
        const inserted = painted(page, node.inner)
        return node.box === BASE ? inserted : page.painter.box(node.box, inserted)
      }
      if (node.kind === 'number' && node.was !== undefined) return page.painter.strong(figures(node))
      return plain([node])
    })
    .join('')

function stepLines({ book, painter, width }: Page, step: OrderStep, number: number): string[] {
  const box = step.box === BASE ? '' : ` ${painter.box(step.box, `[${book.say.boxName(step.box)}]`)}`
  const notes = stepNotes(step, book.words.labels)
  const note = notes.length === 0 ? '' : painter.faint(` (${notes.join(book.say.terms.between)})`)
  return wrapped(`${String(number).padStart(2)}. ${step.text}${note}${box}`, width, INDENT)
}

function componentLines(page: Page, item: Component): string[] {
  const { book, painter, width } = page
  const { labels } = book.words
  const facts = [
    ...(item.side === undefined ? [] : [item.side]),
    ...(item.age === undefined || item.sort === 'card' ? [] : [book.say.terms.age(item.age)]),
    ...(item.cost === undefined ? [] : [book.say.cost(item.cost)]),
    ...(item.copies > 1 ? [labels.copies(item.copies)] : []),
    ...(item.anyOrder ? [labels.anyOrder] : []),
  ]
  const does = [
    ...item.effects,
    ...item.details,
    ...(item.chainFrom.length > 0 ? [`${labels.chainFrom} ${book.say.terms.or(item.chainFrom)}`] : []),
    ...(item.chainTo.length > 0 ? [`${labels.chainTo} ${book.say.terms.and(item.chainTo)}`] : []),
  ].join(book.say.terms.between)
  const name = painter.strong(item.name) + (facts.length === 0 ? '' : ` ${painter.faint(`(${facts.join(', ')})`)}`)
  const stages = (item.stages ?? []).flatMap((halves, i) => {
    const effects = labels.either(halves.map((half) => half.effects.join(book.say.terms.between)))
    const hasPrice = Object.keys(halves[0].cost ?? {}).length > 0
    const stage = book.say.terms.stage(i + 1)
    const head = hasPrice ? `${stage} (${book.say.cost(halves[0].cost)})` : stage
    return wrapped(labels.labelled(head, effects), width, INDENT)
  })
  return [...wrapped(labels.labelled(name, does), width, 2), ...stages.map((line) => `  ${line}`)]
}

/** Formats search results. */
export function renderHits(hits: readonly Hit[], { width = WIDTH, painter = PLAIN }: TextOptions = {}): string {
  return hits
    .flatMap(({ chapter, section, title, text, id, number }) => [
      `${number === '' ? '' : `${number} `}${painter.strong(title)} ${painter.faint(`${chapter} › ${section} · ${id}`)}`,
      ...wrapped(text.replaceAll('\n', ' '), width - 2, 0).map((line) => `  ${line}`),
    ])
    .join('\n')
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const lengthOf = (text: string): number => text.replaceAll(ESCAPES, '').length

/** Wraps to a width with a hanging indent. */
function wrapped(text: string, width: number, hanging: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line)
      line = ' '.repeat(hanging) + word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
