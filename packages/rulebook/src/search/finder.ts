import type { Dictionary, Find, Findable } from './findable.ts'

interface Synonym {
  said: readonly string[]
  meant: readonly string[]
  /** Whether it is another word rather than another form of it. */
  isOther: boolean
}

/**
 * Full-text search with whole words first, synonyms, spelling correction and questions. It is one
 * self-contained function, because the single page embeds its source and must find the same as the app.
 */
export function finder(entries: readonly Findable[], { means, broader, stops, endings, aside }: Dictionary): Find {
  const [EXACT, NAMED, SAME, PREFIX, ENOUGH, FEW, SHORTEST] = [5, 2, 0.6, 0.5, 0.3, 3, 3]
  const [TITLE, TEXT, NEAR] = [1.15, 1, 0.75]
  // Measured with `npm run questions`: best phrase, other phrases and frequent words of an entry, function words,
  // broader words.
  const [ASKED, OTHERS, DECAY, MOST, FREQUENT, STOP, BROADER] = [2, 0.6, 0.7, 5, 1.5, 0.4, 0.6]

  const plain = (text: string): string =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()

  const ending = new RegExp(`(?:${endings.join('|')})$`)

  /** Cities → citi, city → citi, building → build; also French plurals in x. */
  const shortened = (word: string): string => {
    const one = word.length > 3 ? word.replace(/[sx]$/, '') : word
    const cut = one.replace(ending, '')
    const root = cut.length >= SHORTEST ? cut.replace(/([bdgmnprt])\1$/, '$1') : one
    const bare = root.length > 4 ? root.replace(/e$/, '') : root
    return bare.length > 3 ? bare.replace(/y$/, 'i').replace(/ie$/, 'i') : bare
  }

  const stems = new Map<string, string>()

  /** Repeats, so that bleu, bleue and bleues are one. */
  const stem = (word: string): string => {
    const known = stems.get(word)
    if (known !== undefined) return known
    let last = /\d/.test(word) ? word : shortened(word)
    for (let next = shortened(last); next !== last && next.length > 3; next = shortened(last)) last = next
    stems.set(word, last)
    return last
  }

  const wordsOf = (text: string): string[] =>
    plain(text)
      .split(' ')
      .filter((word) => word !== '')
  const idle = new Set(stops.map(plain))
  const telling = (text: string): string[] => wordsOf(text).filter((word) => !idle.has(word))
  const stemsOf = (text: string): string[] => {
    const words = telling(text)
    return (words.length > 0 ? words : wordsOf(text)).map(stem)
  }
  /** Function words carry a mark, so that no stem equals one. */
  const isStop = (term: string): boolean => term.startsWith('·')

  const synonyms = new Map<string, Synonym[]>()
  for (const [words, meaning] of Object.entries(means)) {
    const said = wordsOf(words)
    const one: Synonym = {
      said,
      meant: stemsOf(meaning),
      isOther: plain(words).slice(0, 2) !== plain(meaning).slice(0, 2),
    }
    synonyms.set(
      said[0],
      [...(synonyms.get(said[0]) ?? []), one].sort((a, b) => b.said.length - a.said.length),
    )
  }

  /** Terms of a text, each with its alternatives, the word of the book first. */
  const termsIn = (text: string): { terms: string[][]; isRead: boolean } => {
    const words = wordsOf(text)
    const terms: string[][] = []
    let isRead = false
    let at = 0
    while (at < words.length) {
      const synonym = synonyms.get(words[at])?.find(({ said }) => said.every((word, i) => words[at + i] === word))
      if (synonym === undefined) {
        terms.push([idle.has(words[at]) ? `·${words[at]}` : stem(words[at])])
        at++
        continue
      }
      const { said, meant, isOther } = synonym
      terms.push(...meant.map((word, i) => (i === 0 && said.length === 1 ? [word, stem(said[0])] : [word])))
      isRead ||= isOther
      at += said.length
    }
    return { terms, isRead }
  }

  const index = entries.map((entry) => {
    const asked = entry.asked.map((phrase) => new Set(termsIn(phrase).terms.map(([word]) => word)))
    const times = new Map<string, number>()
    for (const word of asked.flatMap((phrase) => [...phrase])) times.set(word, (times.get(word) ?? 0) + 1)
    return {
      title: new Set(stemsOf(entry.title)),
      text: new Set(stemsOf(entry.text)),
      near: new Set(stemsOf(entry.near)),
      asked,
      /** Number of phrases with a word. */
      times,
      names: { title: plain(entry.title), near: ` ${plain(entry.near)} ` },
    }
  })

  const found = new Map<string, number>()
  for (const { title, text, near, times } of index) {
    for (const word of new Set([...title, ...text, ...near, ...times.keys()])) {
      found.set(word, (found.get(word) ?? 0) + 1)
    }
  }
  const vocabulary = [...found.keys()].filter((word) => !isStop(word))
  const rare = (word: string): number =>
    (isStop(word) ? STOP : 1) * Math.log(1 + entries.length / (found.get(word) ?? 0.5))

  const kinds = new Map(Object.entries(broader).map(([word, kind]) => [stem(plain(word)), stem(plain(kind))]))

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

  const isKnown = (word: string): boolean =>
    found.has(word) || (!isStop(word) && vocabulary.some((known) => known.startsWith(word)))

  /** Terms of a query, spelling corrected. Unknown words are ignored if others are known. */
  const termsOf = (query: string): { terms: string[][]; readAs: string } => {
    const whole = ` ${plain(query)} `
    const short = aside === '' ? whole : whole.replace(new RegExp(` (?:${aside}) `), ' ')
    const { terms, isRead } = termsIn(telling(short).length > 0 ? short : whole)
    const mended = terms.map((term) => (term.length > 1 || isStop(term[0]) ? term : [spelled(term[0])]))
    const known = mended.filter((term) => term.some(isKnown))
    const isTold = terms.some(([word]) => !isStop(word))
    const heard = known.filter(([word]) => !isStop(word))
    if (isTold && heard.length === 0) return { terms: [], readAs: '' }
    const isMended = mended.some(([word], i) => word !== terms[i][0])
    const isCut = heard.length < terms.filter(([word]) => !isStop(word)).length
    const isOther = isRead || isMended || isCut
    return { terms: known, readAs: isOther ? heard.map(([word]) => written.get(word) ?? word).join(' ') : '' }
  }

  const inside = (words: ReadonlySet<string>, word: string): number => {
    if (words.has(word)) return 1
    if (word.length < 3) return 0
    for (const one of words) if (one.startsWith(word)) return PREFIX
    return 0
  }

  type Entry = (typeof index)[number]

  const hitIn = ({ title, text, near, times }: Entry, word: string): number =>
    Math.max(
      TITLE * inside(title, word),
      times.has(word) ? TEXT : 0,
      TEXT * inside(text, word),
      NEAR * inside(near, word),
    )

  /** Best value of a term: of one of its alternatives, or less for the broader word. */
  const bestOf = ([first, ...others]: readonly string[], value: (word: string) => number): number => {
    const kind = kinds.get(first)
    return Math.max(value(first), ...others.map(value), kind === undefined ? 0 : BROADER * value(kind))
  }

  /** Shares of a query that an entry has at all, and in many of its phrases. */
  const sharesOf = (entry: Entry, terms: readonly string[][]): { hit: number; met: number; frequent: number } => {
    let [hit, met, frequent, all, idleWeight] = [0, 0, 0, 0, 0]
    for (const term of terms) {
      const weight = Math.max(...term.map(rare))
      const times = bestOf(term, (word) => entry.times.get(word) ?? 0)
      frequent += (weight * times) / (times + 1)
      if (isStop(term[0])) {
        idleWeight += weight
        continue
      }
      const value = bestOf(term, (word) => hitIn(entry, word))
      all += weight
      hit += value * weight
      if (value > 0) met += weight
    }
    const whole = all || idleWeight
    return { hit: hit / whole, met: met / whole, frequent: frequent / whole }
  }

  /** Overlap of a phrase and the query, weighted towards rare words. */
  const likeness = (phrase: ReadonlySet<string>, terms: readonly string[][]): number => {
    let [both, either] = [0, 0]
    for (const term of terms) {
      const same = term.find((word) => phrase.has(word))
      either += rare(same ?? term[0])
      const kind = kinds.get(term[0]) ?? ''
      if (same !== undefined) both += rare(same)
      else if (phrase.has(kind)) both += BROADER * rare(kind)
    }
    if (both === 0) return 0
    for (const word of phrase) either += rare(word)
    return both / (either - both)
  }

  /** Value of a name: the query is it, or contains the whole name of a piece. */
  const nameValue = (at: number, terms: readonly string[][], query: string): number => {
    const { title, names } = index[at]
    if (names.title === query || (query.includes(' ') && names.near.includes(` ${query} `))) return EXACT
    if (entries[at].number !== '' || title.size < 2) return 0
    return [...title].every((word) => terms.some((term) => term.includes(word))) ? NAMED : 0
  }

  const rate = (at: number, terms: readonly string[][], query: string, enough: number): number => {
    const entry = index[at]
    const { hit, met, frequent } = sharesOf(entry, terms)
    if (hit === 0 && frequent === 0) return 0
    const [best = 0, ...others] = entry.asked.map((phrase) => likeness(phrase, terms)).sort((a, b) => b - a)
    if (met < enough && best < enough) return 0
    const support = others.slice(0, MOST).reduce((sum, alike, i) => sum + alike * DECAY ** (i + 1), 0)
    const asked = ASKED * best + (best > 0.99 ? SAME : 0) + OTHERS * support + FREQUENT * frequent
    return (hit + asked + nameValue(at, terms, plain(query))) * entries[at].weight
  }

  /** Ratings of all entries; a rule is rated at least like the examples that explain it. */
  const ratingsOf = (terms: readonly string[][], query: string, enough: number): number[] => {
    const ratings = entries.map((_, at) => rate(at, terms, query, enough))
    entries.forEach(({ explains }, at) => {
      if (explains !== undefined) ratings[explains] = Math.max(ratings[explains], ratings[at])
    })
    return ratings
  }

  return (query) => {
    const cited = query.trim().toUpperCase()
    const byNumber = entries.findIndex(({ number }) => number !== '' && number === cited)
    const { terms, readAs } = termsOf(query)
    if (terms.length === 0) return { found: byNumber < 0 ? [] : [byNumber], readAs: '' }
    const rated = (enough: number) =>
      ratingsOf(terms, query, enough)
        .map((rating, at) => ({ at, rating: at === byNumber ? Number.POSITIVE_INFINITY : rating }))
        .filter(({ rating }) => rating > 0)
        .sort((a, b) => b.rating - a.rating || a.at - b.at)
    const best = rated(ENOUGH).map(({ at }) => at)
    if (best.length >= FEW) return { found: best, readAs }
    const looser = rated(ENOUGH / 2).map(({ at }) => at)
    return { found: [...best, ...looser.filter((at) => !best.includes(at))], readAs }
  }
}
