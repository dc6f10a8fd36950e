/** Rules in words. What one box says in a row stands in one block of its colour. */
import type { Paragraph, Rulebook } from './book.ts'
import { exampleHtml } from './html-example.ts'
import { blocks, boxIcon, escaped } from './html-inline.ts'

/** The rules of a section. In the chapter of a box its own rules need no mark. */
export function rulesHtml(book: Rulebook, paragraphs: readonly Paragraph[], chapterBox: string): string {
  const runs: Paragraph[][] = []
  for (const one of paragraphs) {
    const run = runs.at(-1)
    if (run && voice(run[0], chapterBox) === voice(one, chapterBox)) run.push(one)
    else runs.push([one])
  }
  return runs.map((run) => runHtml(book, run, chapterBox)).join('')
}

const isMarked = ({ change, boxes }: Paragraph, chapterBox: string): boolean =>
  change !== undefined && boxes.join() !== chapterBox

/** Who speaks: paragraphs of one voice stand together. */
const voice = (one: Paragraph, chapterBox: string): string =>
  isMarked(one, chapterBox) ? `${one.change} ${one.boxes.join()}` : ''

function runHtml(book: Rulebook, run: readonly Paragraph[], chapterBox: string): string {
  const words = run.map((one) => ruleHtml(book, one) + examplesHtml(book, one)).join('')
  return isMarked(run[0], chapterBox)
    ? `<div class="add" data-box="${run[0].box}">${tag(book, run[0])}${words}</div>`
    : words
}

function tag(book: Rulebook, { box, boxes, change }: Paragraph): string {
  const { labels } = book.words
  const names = boxes.map(book.say.boxName)
  return `<div class="tag">${boxIcon(box)}${escaped(change === 'changed' ? labels.instead(names) : labels.with(names))}</div>`
}

const examplesHtml = (book: Rulebook, { examples }: Paragraph): string =>
  examples.map((example) => exampleHtml(book, example)).join('')

function ruleHtml(book: Rulebook, { id, heading, source, blocks: words }: Paragraph): string {
  const isOurs = source === 'ours'
  const head = heading === undefined ? '' : `<h4>${escaped(heading)}</h4>`
  const note = isOurs ? `<span class="src">${escaped(book.words.labels.ours)}</span>` : ''
  const link = `<a class="link" href="#${id}" aria-label="${escaped(id)}">#</a>`
  return `<div class="rule${isOurs ? ' ours' : ''}" id="${id}">${link}${head}${blocks(book, words)}${note}</div>`
}

/** A box to tick in front of each; what a box adds bears its colour. */
export function checklistHtml(book: Rulebook, paragraphs: readonly Paragraph[]): string {
  if (paragraphs.length === 0) return ''
  const items = paragraphs.map((one) => {
    const words = ruleHtml(book, one)
    const isAdded = one.change !== undefined
    return `<li>${isAdded ? `<div class="add" data-box="${one.box}">${tag(book, one)}${words}</div>` : words}</li>`
  })
  return `<ol class="checklist">${items.join('')}</ol>`
}
