/** Search dictionary of a rulebook: synonyms of its words, colloquial ones and those of other languages. */
import type { Speech } from '@heptapolis/boxes'
import type { Words } from '@heptapolis/boxes/rulebook'
import { RESOURCES } from '@heptapolis/engine/show'
import type { BookWords } from '../mix/book-words.ts'
import type { Library } from '../mix/library.ts'
import type { Dictionary } from './findable.ts'

export const dictionaryOf = (
  spoken: readonly Words[],
  say: Speech,
  { stops, endings, playerCount }: Pick<BookWords, 'stops' | 'endings' | 'playerCount'>,
  players: number,
  library: Library,
): Dictionary => ({
  means: { ...foreignTerms(spoken, say, library), ...meaningsOf(spoken.map(({ means = '' }) => means)) },
  broader: Object.fromEntries(RESOURCES.map((good) => [say.good(good), glossaryOf(spoken).goods?.[0] ?? ''])),
  stops: stops.split(' '),
  endings: endings.split(' '),
  // The rules for two are asked for by their number.
  aside: players === 2 ? '' : playerCount,
})

/** `vp: points; war: conflicts`, box by box. */
const meaningsOf = (all: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    all
      .flatMap((one) => one.split('; '))
      .filter((pair) => pair !== '')
      .map((pair) => pair.split(': ')),
  )

const glossaryOf = (spoken: readonly Words[]): NonNullable<Words['glossary']> =>
  Object.assign({}, ...spoken.map((one) => one.glossary))

/** Terms of rulebooks in other languages, mapped to glossary terms or resources. */
function foreignTerms(spoken: readonly Words[], say: Speech, { names }: Library): Readonly<Record<string, string>> {
  const glossary = glossaryOf(spoken)
  const goods: readonly string[] = RESOURCES
  return Object.fromEntries(
    Object.entries(names.terms).flatMap(([id, printed]) => {
      const meant = goods.includes(id) ? say.good(id) : glossary[id]?.[0]
      if (meant === undefined) return []
      return Object.values(printed)
        .flat()
        .filter((name) => name.toLowerCase() !== meant.toLowerCase())
        .map((name) => [name, meant])
    }),
  )
}
