/** English grammar: plurals and lists. */
const RULES = new Intl.PluralRules('en')

/** Selects singular or plural. */
export const form = (count: number, one: string, many: string): string => (RULES.select(count) === 'one' ? one : many)

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${String(count).replace('-', '−')} ${form(count, one, many)}`

/** `a, b and c`. */
export const listed = (words: readonly string[], joint = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`

/** Verbs without a second object: after others, `and` could belong to that. */
const SHARED = /^(took|lost|sailed) /
/** A price, a cause or another verb: a shared verb would not reach beyond it. */
const BEYOND = /^took part |, |: | and | for | because of | thanks to /

/** Plain deeds of one verb in a row share it: `took 2 coins and a pawn`. */
const sharingVerbs = (all: readonly string[]): string[] => {
  const groups: string[][] = []
  for (const one of all) {
    const [verb] = BEYOND.test(one) ? [''] : (SHARED.exec(one) ?? [''])
    const last = groups.at(-1)
    if (last && verb && last[0].startsWith(verb) && !BEYOND.test(last[0])) last.push(one.slice(verb.length))
    else groups.push([one])
  }
  return groups.map((group) => listed(group))
}

/** Predicates as a sentence; a comma keeps the last "and" apart from others. */
export const clauses = (deeds: readonly string[]): string => {
  const [last = '', ...others] = sharingVerbs(deeds).toReversed()
  if (others.length === 0) return last
  return `${others.toReversed().join(', ')}${others.some((one) => /, | and /.test(one)) ? ', and ' : ' and '}${last}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Lower-case first letter, for use within a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** Number word up to twelve, digits beyond. */
export const spelled = (count: number): string => NUMBERS[count] ?? String(count)

export const ordinal = (count: number): string => ORDINALS[count] ?? `${count}th`

/** English needs no changes in typesetting. */
export const typeset = (text: string): string => text
