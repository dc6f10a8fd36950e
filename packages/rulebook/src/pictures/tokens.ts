/** Tokens beside a city in the picture of an example: military tokens, debts, and marks of expansions. */
import { figuresOf, isMarked, lossesTogether, type MarkedField, shownIn, type Word } from '@heptapolis/boxes/faces'
import { signed } from '@heptapolis/boxes/grammar/signed'
import { type Game, toPosition } from '@heptapolis/engine'
import type { Rulebook } from '../book/pages.ts'
import { faceOf, PEN } from './sheet.ts'

const SIZE = 15

export function tokensSvg({ library }: Rulebook, game: Game, seat: number): { svg: string; width: number } {
  const city = toPosition(game).cities[seat]
  const marked = lossesTogether(shownIn(game.rules, 'city', { ...city }).filter(isMarked))
  const boxes = library.rules.filter(({ box }) => game.rules.setup.boxes.includes(box))
  const words = [
    ...(city.victory ?? []).map(tokenOf),
    ...Array.from({ length: city.defeat ?? 0 }, () => tokenOf(-1)),
    ...marked.flatMap((field) => wordsOf(game, field)),
    ...boxes.flatMap(({ pictures }) => pictures?.tokens?.(game, seat) ?? []),
  ]
  return PEN.sentence(words, 0, 0, SIZE)
}

const tokenOf = (value: number): Word => ({ is: 'token', text: signed(value) })

/** Pieces with a name are told in the steps; tokens show what they give. */
function wordsOf(game: Game, field: MarkedField): Word[] {
  const { symbol, as } = field.mark
  if (as === 'names') return []
  if (as === 'faces') return [{ is: 'icon', icon: symbol }, ...listIn(field).flatMap((id) => faceOf(game, id))]
  const figures = figuresOf(field)
  return [{ is: 'icon', icon: symbol }, ...(figures === '' ? [] : [{ is: 'text', text: figures } as const])]
}

const listIn = ({ value }: MarkedField): string[] => (Array.isArray(value) ? value.map(String) : [])
