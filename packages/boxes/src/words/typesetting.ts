/** Applies typesetting to every text of a table, and to results of its functions. */
export function typesetAll<Words>(words: Words, typeset: (text: string) => string): Words {
  return setIn(words, typeset) as Words
}

function setIn(words: unknown, typeset: (text: string) => string): unknown {
  if (typeof words === 'string') return typeset(words)
  if (typeof words === 'function') return (...given: readonly unknown[]) => setIn(words(...given), typeset)
  if (Array.isArray(words)) return words.map((word) => setIn(word, typeset))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, setIn(word, typeset)]))
}
