/** French grammar: plurals, lists, articles, elision and punctuation. */
import type { Nouns } from '../types.ts'

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

/** Verbs without a second object: after others, `et` could belong to that. */
const SHARED = /^(pris|perdu|reçu|avancé) /
/** A price, a cause or another verb: a shared verb would not reach beyond it. */
const BEYOND = /, |\s: | et | pour | en (?:vous )?payant | à cause | grâce | fois$/

/** Plain deeds of one verb in a row share it: `reçu 2 pièces et un pion`. */
function sharingVerbs(all: readonly string[]): string[] {
  const groups: string[][] = []
  for (const one of all) {
    const [verb] = BEYOND.test(one) ? [''] : (SHARED.exec(one) ?? [''])
    const last = groups.at(-1)
    if (last && verb && last[0].startsWith(verb) && !BEYOND.test(last[0])) last.push(one.slice(verb.length))
    else groups.push([one])
  }
  return groups.map((group) => listed(group))
}

/**
 * Predicates as a sentence. Those in the past share their auxiliary: `a construit l’Autel et reçu 3 pièces`. A comma keeps
 * the last "et" apart from one just before.
 */
export function clauses(deeds: readonly string[]): string {
  const [auxiliary] = /^(a|avez) /.exec(deeds[0] ?? '') ?? ['']
  if (!auxiliary) return listed(deeds)
  const all = sharingVerbs(deeds.map((one) => one.replace(/^(a|avez) /, '')))
  const joined = all.map((one, i) => (i > 0 ? one.replace(/^ensuite /, 'puis ') : one))
  const last = joined.pop() ?? ''
  if (joined.length === 0) return `${auxiliary}${last}`
  const joint = last.startsWith('puis ') ? ', ' : joined.at(-1)?.includes(' et ') ? ', et ' : ' et '
  return `${auxiliary}${joined.join(', ')}${joint}${last}`
}

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

/** Gender or number of the first nouns of cards; every box brings its own with its French texts. */
const ARTICLES = new Map<string, keyof Nouns>()

const GENDERS = ['feminine', 'masculine', 'plural'] as const

/** Takes in the nouns of a box. */
export function learn(nouns: Nouns = {}): void {
  for (const gender of GENDERS) for (const noun of nouns[gender]?.split(' ') ?? []) ARTICLES.set(noun, gender)
}

/** The first word of a card decides; other names, as of people and cities, take no article. */
const articleOf = (name: string): keyof Nouns | undefined => ARTICLES.get(name.split(' ')[0].toLowerCase())

const withArticle =
  (m: string, f: string, elidedForm: string, many: string, bare: (name: string) => string) =>
  (name: string): string => {
    const article = articleOf(name)
    if (!article) return bare(name)
    if (article === 'plural') return `${many} ${name}`
    if (beforeVowel(name)) return `${elidedForm}${name}`
    return `${article === 'feminine' ? f : m} ${name}`
  }

/** `le Marché`, `la Verrerie`, `l’Autel`, `les Bains`, `Platon`. */
export const le = withArticle('le', 'la', 'l’', 'les', (name) => name)
/** `du Marché`, `de la Verrerie`, `de l’Autel`, `des Bains`, `de Platon`. */
export const du = withArticle('du', 'de la', 'de l’', 'des', de)
/** `au Marché`, `à la Verrerie`, `à l’Autel`, `aux Bains`, `à Platon`. */
export const au = withArticle('au', 'à la', 'à l’', 'aux', (name) => `à ${name}`)

/** Text before a name with elision: `la cité de ` becomes `la cité d’`. */
export const beforeName = (text: string, name: string): string =>
  beforeVowel(name) ? text.replace(/(?<=(?<!\p{L})(?:d|qu|jusqu|lorsqu|puisqu))e $/iu, '’') : text

/** Puts a non-breaking space before ; : ! ? » % and after «. Texts are written with plain spaces. */
export const typeset = (text: string): string => text.replace(/ (?=[;:!?»%])|(?<=«) /g, '\u00a0')
