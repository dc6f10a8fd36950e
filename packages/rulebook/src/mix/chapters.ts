/** Plan of all chapters in order. Expansions add chapters, and sections to the chapters of others. */
import type { BoxRules, ChapterPlan, Headings } from '@heptapolis/boxes/rulebook'
import { inOrder } from './sort-after.ts'

export interface BookChapter extends ChapterPlan {
  /** Owning box; the chapter exists only with it. */
  box: string
  number: string
}

export function chaptersOf(rules: readonly BoxRules[]): BookChapter[] {
  const brought = rules.flatMap(({ box, registry, chapters = [] }) =>
    chapters.map((chapter) => ({ number: registry.letter, ...chapter, box })),
  )
  const chapters = inOrder(
    brought,
    ({ id }) => id,
    ({ after }) => after,
  )
  return chapters.map((chapter) => ({ ...chapter, sections: sectionsOf(chapter, rules) }))
}

/** Two boxes may add the same section: it is merged. */
function sectionsOf({ id, sections }: ChapterPlan, rules: readonly BoxRules[]): string[] {
  const own = sections.map((name): { name: string; after?: string } => ({ name }))
  const added = rules.flatMap((box) => box.sections ?? []).filter(({ at }) => at.startsWith(`${id}/`))
  const all = [...own, ...added.map(({ at, after }) => ({ name: at.slice(id.length + 1), after }))]
  const names = inOrder(
    all.filter(({ name }, i) => all.findIndex((one) => one.name === name) === i),
    ({ name }) => name,
    ({ after }) => after,
  )
  return names.map(({ name }) => name)
}

/** Headings with these boxes. */
export function headingsOf(boxes: readonly string[], all: ReadonlyMap<string, Headings>): Required<Headings> {
  const spoken = boxes.flatMap((box) => all.get(box) ?? [])
  return {
    chapters: Object.assign({}, ...spoken.map(({ chapters }) => chapters)),
    sections: Object.assign({}, ...spoken.map(({ sections }) => sections)),
    groups: Object.assign({}, ...spoken.map(({ groups }) => groups)),
    wishes: Object.assign({}, ...spoken.map(({ wishes }) => wishes)),
    figures: Object.assign({}, ...spoken.map(({ figures }) => figures)),
  }
}
