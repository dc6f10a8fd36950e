/** Filter of the rulebook: only the rules that certain expansions add or change. */
import { BASE } from '@heptapolis/boxes'
import { type Chapter, type Inline, inlinesOf, type Paragraph, type Rulebook, type Section } from '@heptapolis/rulebook'

/** Everything, the changes of all boxes, or those of one box. */
export type RulesFilter = 'all' | 'changes' | (string & {})

export function chaptersFor(book: Rulebook, asked: RulesFilter): readonly Chapter[] {
  if (asked === 'all') return book.chapters
  const speaks = (box: string) => (asked === 'changes' ? box !== BASE : box === asked)
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.map((section) => sectionFor(section, speaks)).filter(hasContent),
    }))
    .filter(({ sections }) => sections.length > 0)
}

function sectionFor(section: Section, speaks: (box: string) => boolean): Section {
  return {
    ...section,
    paragraphs: section.paragraphs.filter((paragraph) => isChanged(paragraph, speaks)),
    steps: section.steps.some(({ box }) => speaks(box)) ? section.steps : [],
    groups: section.groups
      .map((group) => ({ ...group, items: group.items.filter(({ box }) => speaks(box)) }))
      .filter(({ items }) => items.length > 0),
    links: section.links.filter(({ box }) => speaks(box)),
    signs: section.signs.filter(({ box }) => speaks(box)),
  }
}

const hasContent = ({ paragraphs, steps, groups, links, signs }: Section): boolean =>
  paragraphs.length + steps.length + groups.length + links.length + signs.length > 0

/** True for rules of the box, rules that need it, and rules that contain its words. */
const isChanged = ({ box, boxes, change, blocks }: Paragraph, speaks: (box: string) => boolean): boolean =>
  (change !== undefined && [box, ...boxes].some(speaks)) ||
  blocks.some((block) => insertedBy(inlinesOf(block)).some(speaks))

function insertedBy(nodes: readonly Inline[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'insert') return [node.box, ...insertedBy(node.inner)]
    return 'inner' in node ? insertedBy(node.inner) : []
  })
}

/** The number of rules that each box adds or changes. */
export function changeCounts(book: Rulebook): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { sections } of book.chapters) {
    for (const { paragraphs } of sections) {
      for (const paragraph of paragraphs) {
        const boxes = new Set([
          ...(paragraph.change === undefined ? [] : [paragraph.box]),
          ...paragraph.blocks.flatMap((block) => insertedBy(inlinesOf(block))).filter((box) => box !== BASE),
        ])
        for (const box of boxes) counts.set(box, (counts.get(box) ?? 0) + 1)
      }
    }
  }
  return counts
}
