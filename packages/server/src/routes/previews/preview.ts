/** Titles and descriptions of link previews. They contain only facts about a table that everybody may see. */
import { type Speech, speechIn, type WordsLoader, wordsIn } from '@heptapolis/boxes'
import type { Language } from '@heptapolis/boxes/words'
import type { SeatState, TableState } from '@heptapolis/table'
import { SITE } from '../../core/site.ts'
import type { LinkCard } from '../../pictures/link-card.ts'
import { boardOf, towersOf } from '../../pictures/result-towers.ts'
import type { ScoredResult } from '../../pictures/scored-result.ts'
import { componentPreview } from './component-preview.ts'
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
  const component = name === 'cards' ? componentPreview(path, await speechIn(language)) : undefined
  if (component) return component
  const page = Object.entries(w.pages).find(([known]) => known === name)
  return page && plain(page[1])
}

const plain = ([title = '', description = '']: readonly string[]): LinkCard => ({ title, description })

function tablePreview(table: TableState, w: PreviewWords, say: Speech): LinkCard {
  const { seats, terms, phase, end, play } = table
  const nameOf = (seat: number) => seats[seat]?.name ?? botName(table, seat, w, say)
  const { boxes } = terms
  const mix = mixOf(boxes, w, say)
  if (phase === 'room') {
    const host = seats.find(({ who }) => who === table.host)?.name
    const free = seats.filter((seat) => !isTaken(seat)).length
    const title = host === undefined ? plain(w.invitation).title : w.room(host)
    return plain([title, [w.seats(free, seats.length), mix].join(' · ')])
  }
  if (end?.reason !== 'finished' || !play) {
    const players = seats.flatMap((state, seat) => (isTaken(state) ? [nameOf(seat)] : []))
    return plain([w.playing(say.terms.and(players)), mix])
  }
  const ranks = new Map(end.results.map(({ seat, rank }) => [seat, rank]))
  const areTiesShared = terms.houseRules?.ties !== undefined
  return resultPreview({ boxes, areTiesShared, towers: towersOf(play.game, nameOf, ranks) }, w, say)
}

/** Bots are called by their wonder, as soon as the table has given out the wonders. */
function botName({ play }: TableState, seat: number, w: PreviewWords, say: Speech): string {
  const board = play && (!play.agreement || play.isAgreed) ? boardOf(play.game, seat) : undefined
  return board ? w.botOf(say.wonder(board.wonder)) : w.bot
}

const isTaken = ({ who, level }: SeatState): boolean => who !== undefined || level !== undefined
