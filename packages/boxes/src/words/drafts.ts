/** Texts of an unfinished language, completed text by text from the first language. */

/** Part of a text table: whole texts, functions and pairs. */
export type Draft<Words> = Words extends string
  ? string
  : Words extends readonly unknown[] | ((...given: never[]) => unknown)
    ? Words
    : { [Key in keyof Words]?: Draft<Words[Key]> }

export const completed = <Words>(first: Words, draft: Draft<Words>): Words => over(first, draft) as Words

const isTable = (words: unknown): words is Record<string, unknown> =>
  typeof words === 'object' && words !== null && !Array.isArray(words)

function over(first: unknown, draft: unknown): unknown {
  if (draft === undefined) return first
  if (!isTable(first) || !isTable(draft)) return draft
  return Object.fromEntries(Object.entries(first).map(([key, words]) => [key, over(words, draft[key])]))
}
