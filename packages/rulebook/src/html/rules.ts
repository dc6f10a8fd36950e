/** HTML of rules: number first, source last. Consecutive rules of one expansion share a block in its colour. */

import type { Paragraph, Rulebook } from '../book/pages.ts'
import { type SourceNote, sourcesOf } from '../book/source.ts'
import { type PictureView, pictureSvg, picturesUnder } from '../pictures/sheet.ts'
import { exampleHtml } from './example.ts'
import { blocks, boxIcon, escaped } from './inline.ts'

/** Rules of a section. In the chapter of a box its own rules need no mark. */
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

/** Groups paragraphs by box and source. */
const voice = (one: Paragraph, chapterBox: string): string =>
  isMarked(one, chapterBox) ? `${one.change} ${one.boxes.join()}` : ''

function runHtml(book: Rulebook, run: readonly Paragraph[], chapterBox: string): string {
  const words = run.flatMap((one) => partsOf(book, one))
  return isMarked(run[0], chapterBox) ? added(book, run[0], words) : words.join('')
}

/** Each part is one element: pages break between them, never within a coloured block. */
const added = (book: Rulebook, first: Paragraph, words: readonly string[]): string =>
  `<div class="add" data-box="${first.box}">${words.map((one, i) => `<div class="said">${i === 0 ? tag(book, first) : ''}${one}</div>`).join('')}</div>`

function tag(book: Rulebook, { box, boxes, change }: Paragraph): string {
  const { labels } = book.words
  const names = boxes.map(book.say.boxName)
  return `<div class="tag">${boxIcon(box)}${escaped(change === 'changed' ? labels.instead(names) : labels.with(names))}</div>`
}

/** A rule with its first picture or example, and each further one. Folded examples come last: paper leaves them out. */
function partsOf(book: Rulebook, rule: Paragraph): string[] {
  const { id, examples } = rule
  const htmlOf = (onScreen: boolean): string[] =>
    examples.filter((one) => (one.onScreen ?? false) === onScreen).map((example) => exampleHtml(book, example))
  const [first = '', ...more] = [...picturesUnder(book, id).map(pictureHtml), ...htmlOf(false)]
  const parts = [ruleHtml(book, rule) + first, ...more]
  return [...parts.slice(0, -1), parts[parts.length - 1] + htmlOf(true).join('')]
}

export const pictureHtml = (picture: PictureView): string =>
  `<figure class="pic" id="picture-${picture.id}">${pictureSvg(picture)}<figcaption>${escaped(picture.caption)}</figcaption></figure>`

function ruleHtml(book: Rulebook, rule: Paragraph): string {
  const { id, number, heading, source, blocks: words } = rule
  const head = heading === undefined ? '' : `<h4>${escaped(heading)}</h4>`
  const cited = `<a class="n" id="${number}" href="#${number}">${number}</a>`
  const notes = sourcesOf(book, rule).map((note) => noteHtml(book, note))
  const own = source === 'ours' ? ' ours' : ''
  return `<div class="rule${own}" id="${id}">${cited}<div class="w">${head}${blocks(book, words)}</div><div class="by">${notes.join('')}</div></div>`
}

const noteHtml = ({ say }: Rulebook, { source, text, box }: SourceNote): string => {
  const who = box === undefined ? '' : `<b data-box="${box}">${boxIcon(box)}${escaped(say.boxName(box))}</b> `
  return `<span class="from ${source}">${who}${escaped(text)}</span>`
}

/** Checklist with a tick box per line; additions of a box have its colour. */
export function checklistHtml(book: Rulebook, paragraphs: readonly Paragraph[]): string {
  if (paragraphs.length === 0) return ''
  const items = paragraphs.map((one) => {
    const words = partsOf(book, one)
    return `<li>${one.change === undefined ? words.join('') : added(book, one, words)}</li>`
  })
  return `<ol class="checklist">${items.join('')}</ol>`
}
