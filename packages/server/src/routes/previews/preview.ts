/** Titles and descriptions of pages. A link shows of a table what strangers may see of it, and nothing else. */
import { type Speech, speechIn, type WordsDoor, wordsIn } from '@heptapolis/boxes'
import type { Language } from '@heptapolis/boxes/words'
import type { SeatState, TableState } from '@heptapolis/table'
import type { PreviewWords } from './words/en.ts'

export interface Preview {
  readonly title: string
  readonly description: string
}

const loadWords: WordsDoor<PreviewWords> = (language) => import(`./words/${language}.ts`)
const TABLE = /^\/(?:t|replay)\/(?<id>[^/]+)$/

/** The table a path leads to. */
export const tableIn = (path: string): string | undefined => TABLE.exec(path)?.groups?.id

/** Undefined for pages without a preview of their own. `table` is one a stranger may see. */
export async function previewOf(
  path: string,
  language: Language,
  table: TableState | undefined,
): Promise<Preview | undefined> {
  const w = await wordsIn(language, loadWords)
  if (table) return tablePreview(table, w, await speechIn(language))
  const [, name = ''] = path.split('/')
  if (name === 't') return pair(w.invitation)
  const page = Object.entries(w.pages).find(([known]) => known === name)
  return page && pair(page[1])
}

const pair = ([title = '', description = '']: readonly string[]): Preview => ({ title, description })

function tablePreview(table: TableState, w: PreviewWords, say: Speech): Preview {
  const { seats, terms, phase, end } = table
  const mix = terms.boxes.length === 0 ? w.base : terms.boxes.map((id) => say.boxName(id)).join(', ')
  const nameOf = (seat: SeatState | undefined) => seat?.name ?? w.bot
  const players = say.terms.and(seats.filter(isTaken).map(nameOf))
  if (phase === 'room') {
    const host = seats.find(({ who }) => who === table.host)?.name
    const free = seats.filter((seat) => !isTaken(seat)).length
    const title = host === undefined ? pair(w.invitation).title : w.room(host)
    return { title, description: [w.seats(free, seats.length), mix].join(' · ') }
  }
  const results = end?.reason === 'finished' ? end.results.toSorted((a, b) => a.rank - b.rank) : []
  if (results.length === 0) return { title: w.playing(players), description: mix }
  const winners = results.filter(({ rank }) => rank === 1).map(({ seat }) => nameOf(seats[seat]))
  const points = results.map(({ seat, total }) => `${nameOf(seats[seat])} ${total}`)
  return { title: w.won(say.terms.and(winners)), description: [points.join(', '), mix].join(' · ') }
}

const isTaken = ({ who, level }: SeatState): boolean => who !== undefined || level !== undefined
