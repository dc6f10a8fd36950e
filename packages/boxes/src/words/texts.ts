/** Texts of a table by path: `pieces.altar`, `head.0`. Functions are given as source code. */
export function textsIn(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]])
  if (typeof words === 'function') return new Map([[path, words.toString().replaceAll(/\s+/g, ' ')]])
  const entries = typeof words === 'object' && words !== null ? Object.entries(words) : []
  return new Map(entries.flatMap(([key, word]) => [...textsIn(word, path === '' ? key : `${path}.${key}`)]))
}
