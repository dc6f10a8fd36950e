/** Titles and descriptions of link previews. They contain only facts about a table that everybody may see. */
import { type Speech, speechIn, type WordsLoader, wordsIn } from '@heptapolis/boxes'
import type { Language } from '@heptapolis/boxes/words'
import type { SeatState, TableState } from '@heptapolis/table'
import { SITE } from '../../core/site.ts'
import type { LinkCard } from '../../pictures/link-card.ts'
import { towersOf } from '../../pictures/result-towers.ts'
import type { ScoredResult } from '../../pictures/scored-result.ts'
import { mixOf, resultPreview } from './result-preview.ts'
import type { PreviewWords } from './words/en.ts'

const loadWords: WordsLoader<PreviewWords> = (language) => import(`./words/${language}.ts`)
const TABLE = /^\/(?:t|replay)\/(?<id>[^/]+)$/

/** The table a path leads to. */
export const tableIn = (path: string): string | undefined => TABLE.exec(path)?.groups?.id

/** Contents of a page beside its path, as far as a stranger may see them. */
export interface PageContents {
  readonly table?: TableState | undefined
  readonly result?: ScoredResult | undefined
}

/** Undefined for pages without a preview of their own. */
export async function previewOf(
  path: string,
  language: Language,
  { table, result }: PageContents,
): Promise<LinkCard | undefined> {
  const w = await wordsIn(language, loadWords)
  if (table) return tablePreview(table, w, await speechIn(language))
  if (result) return resultPreview(result, w, await speechIn(language))
  const [, name = ''] = path.split('/')
  if (path === '/') return plain([SITE, w.home])
  if (name === 't') return plain(w.invitation)
  const page = Object.entries(w.pages).find(([known]) => known === name)
  return page && plain(page[1])
}

const plain = ([title = '', description = '']: readonly string[]): LinkCard => ({ title, description })

function tablePreview(table: TableState, w: PreviewWords, say: Speech): LinkCard {
  const { seats, terms, phase, end, play } = table
  const { boxes } = terms
  const mix = mixOf(boxes, w, say)
  const nameOf = (seat: SeatState | undefined) => seat?.name ?? w.bot
  const players = say.terms.and(seats.filter(isTaken).map(nameOf))
  if (phase === 'room') {
    const host = seats.find(({ who }) => who === table.host)?.name
    const free = seats.filter((seat) => !isTaken(seat)).length
    const title = host === undefined ? plain(w.invitation).title : w.room(host)
    return plain([title, [w.seats(free, seats.length), mix].join(' · ')])
  }
  if (end?.reason !== 'finished' || !play) return plain([w.playing(players), mix])
  const ranks = new Map(end.results.map(({ seat, rank }) => [seat, rank]))
  return resultPreview({ boxes, towers: towersOf(play.game, (seat) => nameOf(seats[seat]), ranks) }, w, say)
}

const isTaken = ({ who, level }: SeatState): boolean => who !== undefined || level !== undefined
