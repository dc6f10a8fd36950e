/**
 * Fallback search for a question that the rulebook in view does not answer: in the rulebooks for two players, for
 * teams, and with one more expansion.
 */
import { BOXES } from '@heptapolis/boxes'
import type { Terms } from '@heptapolis/engine/show'
import { type Rulebook, rulebook, type Search, searcher, type Voice } from '@heptapolis/rulebook'
import { ruleLink } from '../mix/links.ts'

export interface OtherMix {
  /** The name of the other mix. */
  table: string
  link: string
}

const TEAMS_OF_TWO = 6
const seated = (players: number): Terms['seats'] => Array.from({ length: players }, () => ({}))

/** True if the book contains all words of the query. */
const isAnswer = ({ hits, readAs }: Search): boolean => hits.length > 0 && readAs === ''

/**
 * Finds the other mix with the most hits for words this book lacks; teams come last. The other books are built when
 * first needed.
 */
export function searchOtherMixes(book: Rulebook, voice: Voice): (query: string, here: Search) => OtherMix | undefined {
  let tables: ReturnType<typeof tablesBeside> | undefined
  return (query, here) => {
    if (query.trim() === '' || isAnswer(here)) return undefined
    tables ??= tablesBeside(book, voice)
    const answers = tables
      .map(({ find, ...table }) => ({ ...table, there: find(query) }))
      .filter(({ there }) => isAnswer(there))
      .sort((a, b) => Number(a.setup.teams) - Number(b.setup.teams) || b.there.hits.length - a.there.hits.length)
    if (answers.length === 0) return undefined
    const [{ setup, table, there }] = answers
    return { table, link: ruleLink(setup, there.hits[0].id) }
  }
}

const tablesBeside = ({ rules, library }: Rulebook, voice: Voice) =>
  setupsBeside(rules.setup).flatMap((setup) => {
    const book = rulebook(setup, voice, library)
    return book.ok ? [{ setup, table: book.value.subtitle, find: searcher(book.value) }] : []
  })

/** For two, with one more box, and in teams where possible. */
function setupsBeside(setup: Terms): Terms[] {
  const alone: Terms = { ...setup, teams: false }
  const more = BOXES.slice(1)
    .filter(({ id }) => !setup.boxes.includes(id))
    .map(({ id }): Terms => ({ ...alone, boxes: [...setup.boxes, id] }))
  const inTeams = (one: Terms): Terms => ({ ...one, seats: seated(TEAMS_OF_TWO), teams: true })
  return [{ ...alone, seats: seated(2) }, ...more, ...[alone, ...more].map(inTeams)]
}
