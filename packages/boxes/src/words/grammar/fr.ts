/** French grammar: plurals, lists, elision and punctuation. */
const RULES = new Intl.PluralRules('fr')

/** Selects singular or plural; zero is singular in French. */
export const form = (count: number, one: string, many: string): string =>
  RULES.select(Math.abs(count)) === 'one' ? one : many

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${form(count, one, many)}`

/** `3,5`, `−2`. */
export const figure = (count: number): string => String(count).replace('.', ',').replace('-', '−')

/** `a, b et c`. */
export const listed = (words: readonly string[], joint = 'et'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Lower-case first letter, for use within a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const NUMBERS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')
const ORDINALS =
  'zéroième premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(' ')

/** Number word up to twelve, digits beyond. */
export const spelled = (count: number): string => NUMBERS[count] ?? String(count)

export const ordinal = (count: number): string => ORDINALS[count] ?? `${count}e`

/** `a construit`, `avez construit`: third person, or the reader. */
export const avoir = ({ isYou }: { isYou: boolean }): string => (isYou ? 'avez' : 'a')

const VOWEL = /^[aâàeéèêëiîïoôuûùœæyh]/i
/** Names whose h takes no elision: `de Hangar à bateaux`. */
const ASPIRATED = /^ha(ngar|ut)\b/i

export const beforeVowel = (name: string): boolean => VOWEL.test(name) && !ASPIRATED.test(name)

/** `de Rhodes`, `d’Alexandrie`. */
export const de = (name: string): string => elided('d', name)
/** `que Rhodes`, `qu’Éphèse`. */
export const que = (name: string): string => elided('qu', name)

const elided = (word: string, name: string): string => (beforeVowel(name) ? `${word}’${name}` : `${word}e ${name}`)

/** Text before a name with elision: `la cité de ` becomes `la cité d’`. */
export const beforeName = (text: string, name: string): string =>
  beforeVowel(name) ? text.replace(/(?<=(?<!\p{L})(?:d|qu|jusqu|lorsqu|puisqu))e $/iu, '’') : text

/** Puts a non-breaking space before ; : ! ? » % and after «. Texts are written with plain spaces. */
export const typeset = (text: string): string => text.replace(/ (?=[;:!?»%])|(?<=«) /g, '\u00a0')
