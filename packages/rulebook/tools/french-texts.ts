/**
 * Lines of French rulebooks that together contain every rule and example. Tests check their spelling and typography.
 */
import { BOXES } from '@heptapolis/boxes'
import { EDITIONS } from '@heptapolis/engine/search'
import { rulebook } from '../src/book/book.ts'
import { voiceIn } from '../src/mix/voice.ts'
import { renderText } from '../src/sheets/terminal.ts'

const everything = BOXES.slice(1).map(({ id }) => id)

const TABLES = EDITIONS.flatMap((edition) =>
  [
    { players: 2, boxes: everything.filter((box) => box !== 'armada'), teams: false },
    { players: 3, boxes: [], teams: false },
    { players: 5, boxes: everything, teams: false },
    { players: 6, boxes: everything, teams: true },
  ].map((table) => ({ ...table, edition })),
)

/** One line per sentence or heading. */
export async function frenchLines(): Promise<string[]> {
  const voice = await voiceIn('fr')
  const texts = TABLES.flatMap(({ players, ...table }) => {
    const book = rulebook({ ...table, seats: Array.from({ length: players }, () => ({})) }, voice)
    return book.ok ? [renderText(book.value, { width: 100_000 })] : []
  })
  return [...new Set(texts.flatMap((text) => text.split('\n')))]
}
