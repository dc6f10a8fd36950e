/** Titles and descriptions of link previews. They contain only facts about a table that everybody may see. */
import { type Speech, speechIn, type WordsLoader, wordsIn } from '@heptapolis/boxes'
import type { Language } from '@heptapolis/boxes/words'
import { scores } from '@heptapolis/engine/show'
import type { SeatState, TableState } from '@heptapolis/table'
import { SITE } from '../../core/site.ts'
import type { LinkCard, Tower } from '../../pictures/link-card.ts'
import type { ScoredResult } from '../../pictures/scored-result.ts'
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

const plain = ([title = '', description = '']: readonly string[], boxes: readonly string[] = []): LinkCard => ({
  title,
  description,
  boxes,
  towers: [],
})

const mixOf = (boxes: readonly string[], w: PreviewWords, say: Speech): string =>
  boxes.length === 0 ? w.base : boxes.map((id) => say.boxName(id)).join(', ')

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
    return plain([title, [w.seats(free, seats.length), mix].join(' · ')], boxes)
  }
  if (end?.reason !== 'finished' || !play) return plain([w.playing(players), mix], boxes)
  const { rules, game } = play
  const towers = scores(game).map(({ seat, total, rank, rows }) => ({
    name: nameOf(seats[seat]),
    wonder: rules.boards[seat]?.def.wonder ?? '',
    total,
    rank,
    lines: rows,
  }))
  return resultPreview({ boxes, towers: towers.toSorted((a, b) => a.rank - b.rank) }, w, say)
}

function resultPreview({ boxes, towers }: ScoredResult, w: PreviewWords, say: Speech): LinkCard {
  const named = towers.map(({ name, ...tower }) => ({ ...tower, name: name || say.wonder(tower.wonder) }))
  const winners = named.filter(({ rank }) => rank === 1).map(({ name }) => name)
  const points = named.map(({ name, total }) => `${name} ${total}`)
  return {
    title: w.won(say.terms.and(winners)),
    description: [points.join(', '), mixOf(boxes, w, say)].join(' · '),
    boxes,
    towers: named.map(
      ({ name, wonder, total, lines }): Tower => ({
        name,
        wonder,
        total,
        lines: lines.map(({ id, points }) => ({ id, points })),
      }),
    ),
  }
}

const isTaken = ({ who, level }: SeatState): boolean => who !== undefined || level !== undefined
