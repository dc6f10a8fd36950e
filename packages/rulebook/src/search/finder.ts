/** Search engine of the rulebook, as one function whose source the offline page embeds. */
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

  const addTo = <Item>(lists: Map<string, Item[]>, word: string, item: Item): void => {
    const list = lists.get(word)
    if (list === undefined) lists.set(word, [item])
    else list.push(item)
  }

  /** Entries with a word: its value as a whole word, and as the beginning of the word of a query. */
  const postings = new Map<string, { at: number; whole: number; start: number }[]>()
  index.forEach(({ title, text, near, times }, at) => {
    for (const word of new Set([...title, ...text, ...near, ...times.keys()])) {
      const value = Math.max(title.has(word) ? TITLE : 0, text.has(word) ? TEXT : 0, near.has(word) ? NEAR : 0)
      addTo(postings, word, { at, whole: Math.max(value, times.has(word) ? TEXT : 0), start: PREFIX * value })
    }
  })
  const vocabulary = [...postings.keys()].filter((word) => !isStop(word))
  const frequency = (word: string): number => postings.get(word)?.length ?? 0
  const rare = (word: string): number =>
    (isStop(word) ? STOP : 1) * Math.log(1 + entries.length / (frequency(word) || 0.5))

  const phrases = index.flatMap(({ asked }, at) =>
    asked.map((words) => ({ at, words, weight: [...words].reduce((sum, word) => sum + rare(word), 0) })),
  )
  /** Numbers of the phrases with a word. */
  const phrasesWith = new Map<string, number[]>()
  phrases.forEach(({ words }, phrase) => {
    for (const word of words) addTo(phrasesWith, word, phrase)
  })

  const kinds = new Map(Object.entries(broader).map(([word, kind]) => [stem(plain(word)), stem(plain(kind))]))

  /** Shortest form of each stem in some texts. */
  const formsIn = (texts: readonly string[]): Map<string, string> => {
    const forms = new Map<string, string>()
    for (const word of new Set(texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u)))) {
      const key = stem(plain(word))
      const known = forms.get(key)
      if (known === undefined || word.length < known.length) forms.set(key, word)
    }
    return forms
  }

  /** Display form of a word: as synonyms name it, since these are whole words of the book, else the shortest. */
  const written = new Map([
    ...formsIn(entries.flatMap(({ title, text, asked }) => [title, text, ...asked])),
    ...formsIn(Object.values(means)),
  ])

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
    if (word.length < 5 || /\d/.test(word) || postings.has(word)) return word
    if (vocabulary.some((known) => known.startsWith(word))) return word
    const most = word.length > 6 ? 2 : 1
    const near = vocabulary
      .filter((known) => known.length > 3 && known[0] === word[0] && Math.abs(known.length - word.length) <= most)
      .map((known) => ({ known, off: distance(word, known) }))
      .filter(({ off }) => off <= most)
      .sort((a, b) => a.off - b.off || frequency(b.known) - frequency(a.known))
    return near[0]?.known ?? word
  }

  const isKnown = (word: string): boolean =>
    postings.has(word) || (!isStop(word) && vocabulary.some((known) => known.startsWith(word)))

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
    const own = formsIn([query])
    const isOther = isCut || ((isRead || isMended) && heard.some(([word]) => !own.has(word)))
    const shown = heard.map(([word]) => own.get(word) ?? written.get(word) ?? word)
    return { terms: known, readAs: isOther ? shown.join(' ') : '' }
  }

  /** Value of a word in the entries that have it, or a word that begins with it. */
  const valuesOf = (word: string): Map<number, number> => {
    const values = new Map((postings.get(word) ?? []).map(({ at, whole }) => [at, whole]))
    if (word.length < 3 || isStop(word)) return values
    for (const longer of vocabulary) {
      if (longer === word || !longer.startsWith(word)) continue
      for (const { at, start } of postings.get(longer) ?? []) if (start > (values.get(at) ?? 0)) values.set(at, start)
    }
    return values
  }

  interface Sought {
    /** Alternatives, the word of the book first. */
    words: readonly string[]
    kind: string | undefined
    weight: number
    values: readonly Map<number, number>[]
    valuesOfKind: Map<number, number> | undefined
  }

  const sought = (words: readonly string[]): Sought => {
    const kind = kinds.get(words[0])
    return {
      words,
      kind,
      weight: Math.max(...words.map(rare)),
      values: words.map(valuesOf),
      valuesOfKind: kind === undefined ? undefined : valuesOf(kind),
    }
  }

  /** Best value of a term in an entry: of one of its alternatives, or less for the broader word. */
  const valueIn = (at: number, { values, valuesOfKind }: Sought): number =>
    Math.max(BROADER * (valuesOfKind?.get(at) ?? 0), ...values.map((value) => value.get(at) ?? 0))

  /** Number of phrases of an entry with a term, likewise. */
  const timesIn = (at: number, { words, kind }: Sought): number => {
    const { times } = index[at]
    return Math.max(BROADER * (times.get(kind ?? '') ?? 0), ...words.map((word) => times.get(word) ?? 0))
  }

  /** Shares of a query that an entry has at all, and in many of its phrases. */
  const sharesOf = (at: number, terms: readonly Sought[]): { hit: number; met: number; frequent: number } => {
    let [hit, met, frequent, all, idleWeight] = [0, 0, 0, 0, 0]
    for (const term of terms) {
      const times = timesIn(at, term)
      frequent += (term.weight * times) / (times + 1)
      if (isStop(term.words[0])) {
        idleWeight += term.weight
        continue
      }
      const value = valueIn(at, term)
      all += term.weight
      hit += value * term.weight
      if (value > 0) met += term.weight
    }
    const whole = all || idleWeight
    return { hit: hit / whole, met: met / whole, frequent: frequent / whole }
  }

  /** By entry, the overlaps of its phrases with a query, weighted towards rare words. */
  const likenessesOf = (terms: readonly Sought[]): number[][] => {
    const both = new Float64Array(phrases.length)
    /** Weight of the query, which depends on the alternatives that a phrase has. */
    const asked = new Float64Array(phrases.length)
    const counted = new Int32Array(phrases.length).fill(-1)
    terms.forEach(({ words, kind }, term) => {
      const usual = rare(words[0])
      const count = (word: string, weight: number, more: number): void => {
        for (const phrase of phrasesWith.get(word) ?? []) {
          if (counted[phrase] === term) continue
          counted[phrase] = term
          both[phrase] += weight
          asked[phrase] += more
        }
      }
      for (const word of words) count(word, rare(word), rare(word) - usual)
      if (kind !== undefined) count(kind, BROADER * rare(kind), 0)
    })
    const whole = terms.reduce((sum, { words }) => sum + rare(words[0]), 0)
    const likenesses: number[][] = entries.map(() => [])
    phrases.forEach(({ at, weight }, phrase) => {
      if (both[phrase] > 0) likenesses[at].push(both[phrase] / (whole + asked[phrase] + weight - both[phrase]))
    })
    return likenesses
  }

  /** Value of a name: the query is it, or contains the whole name of a piece. */
  const nameValue = (at: number, terms: readonly string[][], query: string): number => {
    const { title, names } = index[at]
    if (names.title === query || (query.includes(' ') && names.near.includes(` ${query} `))) return EXACT
    if (entries[at].number !== '' || title.size < 2) return 0
    return [...title].every((word) => terms.some((term) => term.includes(word))) ? NAMED : 0
  }

  interface Rated {
    rating: number
    /** Share of the query that is met. */
    fit: number
  }

  /** Ratings of all entries. */
  const ratingsOf = (terms: readonly string[][], query: string): Rated[] => {
    const all = terms.map(sought)
    const likenesses = likenessesOf(all)
    return entries.map(({ weight }, at) => {
      const { hit, met, frequent } = sharesOf(at, all)
      if (hit === 0 && frequent === 0) return { rating: 0, fit: 0 }
      const [best = 0, ...others] = likenesses[at].sort((a, b) => b - a)
      const support = others.slice(0, MOST).reduce((sum, alike, i) => sum + alike * DECAY ** (i + 1), 0)
      const asked = ASKED * best + (best > 0.99 ? SAME : 0) + OTHERS * support + FREQUENT * frequent
      return { rating: (hit + asked + nameValue(at, terms, query)) * weight, fit: Math.max(met, best) }
    })
  }

  /** Ratings of entries that meet enough of the query; a rule is rated at least like the examples that explain it. */
  const ratingsFrom = (rated: readonly Rated[], enough: number): number[] => {
    const ratings = rated.map(({ rating, fit }) => (fit < enough ? 0 : rating))
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
    const all = ratingsOf(terms, plain(query))
    const rated = (enough: number) =>
      ratingsFrom(all, enough)
        .map((rating, at) => ({ at, rating: at === byNumber ? Number.POSITIVE_INFINITY : rating }))
        .filter(({ rating }) => rating > 0)
        .sort((a, b) => b.rating - a.rating || a.at - b.at)
    const best = rated(ENOUGH).map(({ at }) => at)
    if (best.length >= FEW) return { found: best, readAs }
    const looser = rated(ENOUGH / 2).map(({ at }) => at)
    return { found: [...best, ...looser.filter((at) => !best.includes(at))], readAs }
  }
}
