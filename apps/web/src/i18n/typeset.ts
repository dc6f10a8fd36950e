/** French sets ; : ! ? » % and « apart by a space at which no line may end. Texts are written with a plain one. */
export function typeset<W>(words: W): W {
  return spaced(words) as W
}

function spaced(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(/ (?=[;:!?»%])|(?<=«) /g, '\u00a0')
  if (typeof words === 'function') return (...said: readonly unknown[]) => spaced(words(...said))
  if (Array.isArray(words)) return words.map(spaced)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, spaced(word)]))
}
