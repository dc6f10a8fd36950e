/** Generator of one chapter, section by section: rules in order, steps of a turn and an Age, pieces in play. */
import { BASE } from '@heptapolis/boxes'
import type { Atom, Headings } from '@heptapolis/boxes/rulebook'
import type { BookChapter } from '../mix/chapters.ts'
import { boxesIn } from '../mix/condition.ts'
import { inOrder } from '../mix/sort-after.ts'
import { parseBlocks, plainBlock } from '../text/inline.ts'
import { ourWords } from '../text/ruling-marks.ts'
import type { ComponentGroup } from './components.ts'
import type { BookOrders, OrderStep } from './order.ts'
import type { Chapter, Paragraph, Print, Section } from './pages.ts'
import { type BookWriter, byRank, type PlacedAtom } from './writer.ts'

export function writeChapter(
  plan: BookChapter,
  writer: BookWriter,
  headings: Required<Headings>,
  orders: BookOrders,
  groups: readonly ComponentGroup[],
): Chapter {
  const written = plan.sections.map((section) => writeSection(`${plan.id}/${section}`, writer, headings, orders))
  const own = groups
    .filter(({ chapter }) => chapter === plan.id)
    .map((group) => ({
      ...emptySection(sectionId(`${plan.id}/all-${group.id}`), headings.groups[group.id] ?? group.id),
      groups: [group],
    }))
  return {
    id: plan.id,
    number: plan.number,
    ...headings.chapters[plan.id],
    box: plan.box,
    sections: [...written, ...own].filter(hasContent),
  }
}

export const emptySection = (id: string, title: string): Section => ({
  id,
  title,
  paragraphs: [],
  steps: [],
  groups: [],
  links: [],
  signs: [],
})

const hasContent = ({ paragraphs, steps, groups, signs, id }: Section): boolean =>
  paragraphs.length + steps.length + groups.length + signs.length > 0 || id === OURS

/** Section id in links: two dots distinguish it from rule ids. */
const sectionId = (key: string): string => key.replace('/', '..')

const OURS = sectionId('rulings/ours')
const STEPS: Readonly<Record<string, (orders: BookOrders) => readonly OrderStep[]>> = {
  'age/course': ({ age }) => age,
  'turn/order': ({ turn }) => turn,
  'age-end/course': ({ ageEnd }) => ageEnd,
}

function writeSection(key: string, writer: BookWriter, headings: Required<Headings>, orders: BookOrders): Section {
  const title = headings.sections[key] ?? ''
  const paragraphs = atomsInOrder(writer.bySection.get(key) ?? []).map((one) => paragraph(one, writer))
  return {
    ...emptySection(sectionId(key), title),
    paragraphs: key === 'game-end/lines' ? byScoreLine(paragraphs, writer) : paragraphs,
    steps: STEPS[key]?.(orders) ?? [],
    signs: key === 'symbols/signs' ? writer.signs() : [],
  }
}

const atomsInOrder = (placed: readonly PlacedAtom[]): PlacedAtom[] =>
  inOrder(
    placed.toSorted(byRank),
    ({ atom }) => atom.id,
    ({ atom }) => atom.after,
  )

const lineOf = ({ explains }: Paragraph): string => explains.find((what) => what.startsWith('score:'))?.slice(6) ?? ''

/** In the order of the score sheet, with the names of its lines. */
function byScoreLine(paragraphs: readonly Paragraph[], { scoreLines, say }: BookWriter): Paragraph[] {
  const rank = (one: Paragraph): number => scoreLines.findIndex(({ id }) => id === lineOf(one))
  const heading = (one: Paragraph) => (rank(one) < 0 ? undefined : say.scoreLine(lineOf(one)))
  return [...paragraphs].sort((a, b) => rank(a) - rank(b)).map((one) => ({ ...one, heading: heading(one) }))
}

function paragraph({ atom, box }: PlacedAtom, writer: BookWriter): Paragraph {
  const blocks = parseBlocks(writer.text(atom, box), writer.lookup)
  const source = writer.sourceOf(atom)
  const isHouseRule = source === 'table'
  const change = atom.replaces !== undefined ? 'changed' : 'added'
  return {
    id: atom.id,
    number: writer.numberOf(atom, box),
    box,
    boxes: box === BASE ? [] : [...new Set([box, ...boxesIn(atom.when)])],
    ...(box === BASE ? {} : { change }),
    source,
    ...(isHouseRule ? {} : printOf(atom, writer.numbers[`print.${box}`])),
    blocks,
    text: blocks.map(plainBlock).join('\n'),
    explains: atom.explains ?? [],
    // Examples show the standard reading.
    examples: isHouseRule ? [] : writer.examples(atom.id),
  }
}

const printOf = ({ source, said }: Atom, year: number | undefined): { print?: Print } =>
  source !== 'official' || year === undefined ? {} : { print: { year, ...(said === undefined ? {} : { said }) } }

/** The last section of the rulings links to all rulings in other sections. */
export function withRulings(chapters: readonly Chapter[]): Chapter[] {
  const links = chapters
    .filter(({ id }) => id !== 'rulings')
    .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
    .map((one) => ({ id: one.id, number: one.number, text: ourWords(one), box: one.box }))
    .filter(({ text }) => text !== '')
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections
      .map((section) => (section.id === OURS ? { ...section, links } : section))
      .filter((section) => section.id !== OURS || links.length > 0),
  }))
}
