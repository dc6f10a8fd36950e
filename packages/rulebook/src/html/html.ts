/** HTML of a rulebook as one offline, printable page. It is readable without its script, which only adds search. */
import { BASE } from '@heptapolis/boxes'
import type { Component, ComponentGroup } from '../book/components.ts'
import { type OrderStep, stepNotes } from '../book/order.ts'
import type { Chapter, Rulebook, Section } from '../book/pages.ts'
import { picturesAt } from '../pictures/at.ts'
import { glossaryHtml, indexHtml } from './back-matter.ts'
import { boxIcon, cost, escaped, icon, inlines, sign } from './inline.ts'
import { checklistHtml, pictureHtml, rulesHtml } from './rules.ts'
import { scriptOf, toolsHtml } from './script.ts'
import { sprite } from './sprite.ts'
import { type Paper, stylesFor } from './styles.ts'

export interface PageOptions {
  paper?: Paper
  /** Embedded typefaces as CSS; otherwise the reader's own. */
  fonts?: string
  /** Page number of each chapter, once known. */
  pages?: ReadonlyMap<string, number>
}

/** Anchors of lists begin with this; rules and examples precede all of them. */
export const LIST = 'all-'

export function renderHtml(book: Rulebook, { paper = 'A4', fonts = '', pages = new Map() }: PageOptions = {}): string {
  const title = `${book.title} · ${book.subtitle}`
  const chapters = book.chapters.map(rulesOnly).filter(({ sections }) => sections.length > 0)
  const lists = book.chapters
    .map(listsOnly)
    .filter(({ sections }) => sections.length > 0)
    .map((chapter) => continued(book, chapter, chapters))
  const back = [...lists.map((chapter) => chapterHtml(book, chapter)), glossaryHtml(book), indexHtml(book)]
  const page = `<div class="page">${toolsHtml(book)}${cover(book)}${contents(book, [...chapters, ...lists], pages)}<main>${chapters.map((chapter) => chapterHtml(book, chapter)).join('\n')}<div class="lists">${back.join('\n')}</div></main></div>`
  return `<!doctype html>
<html lang="${book.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>${fonts}${stylesFor(paper, book.subtitle)}</style></head><body>
${sprite(page)}
${page}
${scriptOf(book)}</body></html>
`
}

const isList = ({ groups, signs }: Section): boolean => groups.length + signs.length > 0

const rulesOnly = (chapter: Chapter): Chapter => ({
  ...chapter,
  sections: chapter.sections.filter((section) => !isList(section)),
})

const listsOnly = (chapter: Chapter): Chapter => ({ ...chapter, sections: chapter.sections.filter(isList) })

/** Lists of a chapter. Its rules, if it has some, use its id and its title. */
const continued = ({ words }: Rulebook, chapter: Chapter, chapters: readonly Chapter[]): Chapter => ({
  ...chapter,
  id: `${LIST}${chapter.id}`,
  title: chapters.some(({ id }) => id === chapter.id) ? words.continued(chapter.title) : chapter.title,
})

function cover(book: Rulebook): string {
  const { labels } = book.words
  const boxes = book.rules.boxes.filter(({ id }) => id !== BASE && book.mix.boxes.includes(id))
  const badges = boxes
    .map(
      ({ id }) =>
        `<li data-box="${id}">${boxIcon(id)}<b>${escaped(book.say.boxName(id))}</b><span>${escaped(book.say.boxAbout(id))}</span></li>`,
    )
    .join('')
  const shown = Object.entries(book.headings.figures).filter(([name]) => book.numbers[name] !== undefined)
  const tiles = shown.map(([name, label]) => `<div><dt>${escaped(label)}</dt><dd>${book.numbers[name]}</dd></div>`)
  const legend = boxes.length === 0 ? labels.legend : `${labels.colours} ${labels.legend}`
  return `<header class="cover"><div class="mark">${icon('vp-ring')}</div><h1>${escaped(book.title)}</h1><p class="mix">${escaped(book.subtitle)}</p>
${badges === '' ? '' : `<ul class="badges">${badges}</ul>`}<dl class="figures">${tiles.join('')}</dl><p class="legend">${escaped(legend)}</p></header>`
}

function contents(book: Rulebook, chapters: readonly Chapter[], pages: ReadonlyMap<string, number>): string {
  const { glossary, index } = book.words
  const rows = [
    ...chapters.map(({ id, number, title, box }) => ({ id, number, title, box })),
    ...(book.glossary().length === 0 ? [] : [{ id: 'glossary', number: '', title: glossary, box: BASE }]),
    { id: 'index', number: '', title: index, box: BASE },
  ]
  const items = rows.map(({ id, number, title, box }) => {
    const mark = box === BASE ? '' : boxIcon(box)
    const page = pages.get(id)
    return `<li data-box="${box}"><a href="#${id}"><span class="n">${number}</span>${escaped(title)}${mark}${page === undefined ? '' : `<span class="p">${page}</span>`}</a></li>`
  })
  return `<nav class="contents" aria-label="${escaped(book.words.contents)}"><ol>${items.join('')}</ol></nav>`
}

function chapterHtml(book: Rulebook, chapter: Chapter): string {
  const { id, number, title, summary, box, sections } = chapter
  return `<section class="chapter" id="${id}" data-box="${box}"><header><h2><span class="n">${number}</span>${escaped(title)}</h2><p>${escaped(summary)}</p></header>
${sections.map((section) => sectionHtml(book, section, chapter)).join('\n')}</section>`
}

function sectionHtml(book: Rulebook, section: Section, chapter: Chapter): string {
  const isChecklist = chapter.id === 'setup'
  const rules = isChecklist ? checklistHtml(book, section.paragraphs) : rulesHtml(book, section.paragraphs, chapter.box)
  return `<div class="section" id="${section.id}"><h3>${escaped(section.title)}</h3>${[
    ...picturesAt(book, section.id).map(pictureHtml),
    rules,
    stepsHtml(book, section.steps),
    ...section.groups.map((group) => piecesHtml(book, group)),
    linksHtml(section),
    signsHtml(book, section),
  ].join('')}</div>`
}

function stepsHtml(book: Rulebook, steps: readonly OrderStep[]): string {
  if (steps.length === 0) return ''
  const items = steps.map((step) => {
    const { text, box } = step
    const notes = stepNotes(step, book.words.labels)
    const note = notes.length === 0 ? '' : `<small>${escaped(notes.join(book.say.terms.between))}</small>`
    const isBoxed = box !== BASE
    const who = isBoxed ? `<span class="who">${boxIcon(box)}${escaped(book.say.boxName(box))}</span>` : ''
    return `<li${isBoxed ? ` class="boxed" data-box="${box}"` : ''}><span>${escaped(text)}${note}</span>${who}</li>`
  })
  return `<ol class="steps">${items.join('')}</ol>`
}

const piecesHtml = (book: Rulebook, { items, note }: ComponentGroup): string =>
  `${note === undefined ? '' : `<p>${escaped(sentence(note))}</p>`}<ul class="pieces">${items.map((item) => pieceHtml(book, item)).join('')}</ul>`

const sentence = (text: string): string => (text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)

function pieceHtml(book: Rulebook, item: Component): string {
  const { labels } = book.words
  const { id, name, box, sort, age, colour, effects, details, chainFrom, chainTo, side, stages, copies } = item
  const isBoard = stages !== undefined
  const facts = [
    ...(side === undefined ? [] : [side]),
    ...(age === undefined || sort === 'card' ? [] : [book.say.terms.age(age)]),
    ...(copies > 1 ? [labels.copies(copies)] : []),
  ]
  const chains = [
    ...(chainFrom.length > 0 ? [`${labels.chainFrom} ${book.say.terms.or(chainFrom)}`] : []),
    ...(chainTo.length > 0 ? [`${labels.chainTo} ${book.say.terms.and(chainTo)}`] : []),
  ]
  const { between } = book.say.terms
  const does = effects.join(between)
  const words = [
    ...(isBoard && does !== '' ? [`${labels.labelled(labels.start, does)}.`] : [sentence(does)]),
    ...(item.anyOrder ? [sentence(labels.anyOrder)] : []),
    ...details.map(sentence),
  ].filter((text) => text !== '')
  const price = isBoard || item.cost === undefined ? '' : `<span class="cost">${cost(item.cost, book)}</span>`
  const mark = isBoard && box !== BASE ? `<span class="tag" data-box="${box}">${boxIcon(box)}</span>` : ''
  return `<li class="piece${isBoard ? ' board' : ''}" id="piece-${id}"${colour === undefined ? '' : ` data-colour="${colour}"`}><div class="top"><span class="name">${escaped(name)}${facts.length === 0 ? '' : `<small>${escaped(facts.join(' · '))}</small>`}</span>${price}${mark}</div>${words.map((text) => `<p>${escaped(text)}</p>`).join('')}${chains.length === 0 ? '' : `<p class="chain">${escaped(sentence(chains.join(between)))}</p>`}${isBoard ? stagesHtml(book, stages) : ''}</li>`
}

function stagesHtml(book: Rulebook, stages: NonNullable<Component['stages']>): string {
  const rows = stages.map((halves, i) => {
    const does = escaped(book.words.labels.either(halves.map((half) => half.effects.join(book.say.terms.between))))
    const price = Object.keys(halves[0].cost ?? {}).length === 0 ? '' : cost(halves[0].cost, book)
    return `<tr id="piece-${halves[0].id}"><td>${i + 1}.</td><td>${price}</td><td>${does}</td></tr>`
  })
  return `<table>${rows.join('')}</table>`
}

const linksHtml = ({ links }: Section): string =>
  links.length === 0
    ? ''
    : `<ul class="links">${links.map(({ id, number, text }) => `<li><a href="#${id}"><b>${number}</b><span>${escaped(text)}</span></a></li>`).join('')}</ul>`

function signsHtml(book: Rulebook, { signs }: Section): string {
  if (signs.length === 0) return ''
  const rows = signs.map(
    ({ sign: name, meaning, box }) =>
      `<div id="sign-${name}" data-box="${box}"><dt>${sign(name, book.say)}</dt><dd>${inlines(book, meaning)}</dd></div>`,
  )
  return `<dl class="signs">${rows.join('')}</dl>`
}
