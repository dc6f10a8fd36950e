/**
 * Full-text search with whole words first, synonyms, spelling correction and questions. It is one
 * self-contained function, because the single page embeds its source and must find the same as the app.
 */
export interface Findable {
  number: string
  title: string
  text: string
  /** Context words: section and name. */
  near: string
  /** Typical questions. */
  asked: readonly string[]
  /** Prior likelihood; 1 for rules. */
  weight: number
}

export interface Dictionary {
  /** Synonym → word of the book. */
  means: Readonly<Record<string, string>>
  /** Stop words: the, of, how. */
  stops: readonly string[]
  /** Word endings that do not change the meaning, longest first: ing, ed. */
  endings: readonly string[]
  /** Pattern of words that only repeat the table: with five players. Empty where they matter. */
  aside: string
}

/** For a query: indexes of the results, best first, and the interpretation if it differs from the query. */
export type Find = (query: string) => { found: number[]; readAs: string }

export function finder(entries: readonly Findable[], { means, stops, endings, aside }: Dictionary): Find {
  const [ASKED, EXACT, PREFIX, ENOUGH, SHORTEST] = [1.6, 1.2, 0.5, 0.45, 3]
  const [TITLE, TEXT, NEAR] = [1.15, 1, 0.75]

  const plain = (text: string): string =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()

  const ending = new RegExp(`(?:${endings.join('|')})$`)

  /** Cities → citi, city → citi, building → build; also French plurals in x. */
  const stem = (word: string): string => {
    if (/\d/.test(word)) return word
    const one = word.length > 3 ? word.replace(/[sx]$/, '') : word
    const cut = one.replace(ending, '')
    const root = cut.length >= SHORTEST ? cut.replace(/([bdgmnprt])\1$/, '$1') : one
    const bare = root.length > 4 ? root.replace(/e$/, '') : root
    return bare.length > 3 ? bare.replace(/y$/, 'i').replace(/ie$/, 'i') : bare
  }

  const idle = new Set(stops.map(plain))
  const wordsOf = (text: string): string[] =>
    plain(text)
      .split(' ')
      .filter((word) => word !== '')
  const telling = (text: string): string[] => wordsOf(text).filter((word) => !idle.has(word))
  const stemsOf = (text: string): string[] => {
    const words = telling(text)
    return (words.length > 0 ? words : wordsOf(text)).map(stem)
  }

  const index = entries.map((entry) => ({
    title: new Set(stemsOf(entry.title)),
    text: new Set(stemsOf(entry.text)),
    near: new Set(stemsOf(entry.near)),
    asked: entry.asked.map((phrase) => new Set(stemsOf(phrase))),
    name: plain(entry.title),
  }))

  const found = new Map<string, number>()
  for (const { title, text, near, asked } of index) {
    for (const word of new Set([...title, ...text, ...near, ...asked.flatMap((phrase) => [...phrase])])) {
      found.set(word, (found.get(word) ?? 0) + 1)
    }
  }
  const vocabulary = [...found.keys()]
  const rare = (word: string): number => Math.log(1 + entries.length / (found.get(word) ?? 0.5))

  /** Display form of a word: the shortest form of a stem. */
  const written = new Map<string, string>()
  const sources = entries.map(({ title, text, asked }) => [title, text, ...asked].join(' ').toLowerCase())
  for (const word of sources.flatMap((source) => source.split(/[^\p{L}\d]+/u))) {
    const key = stem(plain(word))
    const known = written.get(key)
    if (known === undefined || word.length < known.length) written.set(key, word)
  }

  /** Edit distance with transpositions. */
  const distance = (a: string, b: string): number => {
    let before: number[] = []
    let last = Array.from({ length: b.length + 1 }, (_, i) => i)
    for (let i = 1; i <= a.length; i++) {
      const row = [i]
      for (let j = 1; j <= b.length; j++) {
        const same = a[i - 1] === b[j - 1]
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
          row[j] = Math.min(row[j], before[j - 2] + 1)
      }
      before = last
      last = row
    }
    return last[b.length]
  }

  const spelled = (word: string): string => {
    if (word.length < 5 || /\d/.test(word) || found.has(word)) return word
    if (vocabulary.some((known) => known.startsWith(word))) return word
    const most = word.length > 6 ? 2 : 1
    const near = vocabulary
      .filter((known) => known.length > 3 && known[0] === word[0] && Math.abs(known.length - word.length) <= most)
      .map((known) => ({ known, off: distance(word, known) }))
      .filter(({ off }) => off <= most)
      .sort((a, b) => a.off - b.off || (found.get(b.known) ?? 0) - (found.get(a.known) ?? 0))
    return near[0]?.known ?? word
  }

  const phrases = Object.entries(means)
    .map(([said, meant]) => [plain(said), plain(meant)] as const)
    .sort(([a], [b]) => b.length - a.length)

  const isKnown = (word: string): boolean => found.has(word) || vocabulary.some((known) => known.startsWith(word))

  /**
   * Words of a query as in the book; a corrected word keeps its original beside it. Unknown words are ignored
   * if others are known.
   */
  const termsOf = (query: string): { terms: string[][]; readAs: string } => {
    const whole = ` ${plain(query)} `
    const short = aside === '' ? whole : whole.replace(new RegExp(` (?:${aside}) `), ' ')
    let rest = telling(short).length > 0 ? short : whole
    const terms: string[][] = []
    let isRead = false
    for (const [said, meant] of phrases) {
      if (!rest.includes(` ${said} `)) continue
      rest = rest.replace(` ${said} `, ' ')
      isRead = true
      const words = stemsOf(meant)
      terms.push(...words.map((word, i) => (i === 0 && !said.includes(' ') ? [word, stem(said)] : [word])))
    }
    const others = terms.length > 0 ? telling(rest).map(stem) : stemsOf(rest)
    const mended = others.map((word) => spelled(word))
    const isMended = mended.some((word, i) => word !== others[i])
    const all = [...terms, ...mended.map((word) => [word])]
    const known = all.filter((alternatives) => alternatives.some(isKnown))
    const heard = known.length > 0 ? known : all
    const isOther = isRead || isMended || heard.length < all.length
    return { terms: heard, readAs: isOther ? heard.map(([word]) => written.get(word) ?? word).join(' ') : '' }
  }

  const inside = (words: ReadonlySet<string>, word: string): number => {
    if (words.has(word)) return 1
    if (word.length < 3) return 0
    for (const one of words) if (one.startsWith(word)) return PREFIX
    return 0
  }

  /** Share of the query that the entry has, and its likeness to a question people ask. */
  const rate = (at: number, terms: readonly string[][], query: string, enough: number): number => {
    const { title, text, near, asked, name } = index[at]
    let [sum, met, all] = [0, 0, 0]
    for (const alternatives of terms) {
      const weight = Math.max(...alternatives.map(rare))
      const hit = Math.max(
        ...alternatives.map((word) => {
          const inAsked = asked.some((phrase) => phrase.has(word)) ? TEXT : 0
          return Math.max(TITLE * inside(title, word), inAsked, TEXT * inside(text, word), NEAR * inside(near, word))
        }),
      )
      all += weight
      if (hit === 0) continue
      met += weight
      sum += hit * weight
    }
    const alike = Math.max(0, ...asked.map((phrase) => likeness(phrase, terms)))
    if (met / all < enough && alike < enough) return 0
    return (sum / all + ASKED * alike + (name === plain(query) ? EXACT : 0)) * entries[at].weight
  }

  /** Overlap of a phrase and the query, weighted towards rare words. */
  const likeness = (phrase: ReadonlySet<string>, terms: readonly string[][]): number => {
    let [both, either] = [0, 0]
    const left = new Set(phrase)
    for (const alternatives of terms) {
      const same = alternatives.find((word) => left.has(word))
      const weight = rare(same ?? alternatives[0])
      either += weight
      if (same === undefined) continue
      both += weight
      left.delete(same)
    }
    for (const word of left) either += rare(word)
    return either === 0 ? 0 : both / either
  }

  return (query) => {
    const cited = query.trim().toUpperCase()
    const byNumber = entries.findIndex(({ number }) => number !== '' && number === cited)
    const { terms, readAs } = termsOf(query)
    if (terms.length === 0) return { found: byNumber < 0 ? [] : [byNumber], readAs: '' }
    const rated = (enough: number) =>
      entries
        .map((_, at) => ({ at, rating: at === byNumber ? Number.POSITIVE_INFINITY : rate(at, terms, query, enough) }))
        .filter(({ rating }) => rating > 0)
        .sort((a, b) => b.rating - a.rating || a.at - b.at)
    const best = rated(ENOUGH)
    return { found: (best.length > 0 ? best : rated(ENOUGH / 2)).map(({ at }) => at), readAs }
  }
}
