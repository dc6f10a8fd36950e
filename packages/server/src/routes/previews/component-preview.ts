/** Link previews of components of the game: the page `/cards/aqueduct` of the library. */
import { BOXES, type Speech } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine'
import type { Piece } from '@heptapolis/engine/show'
import type { LinkCard } from '../../pictures/link-card.ts'

const PAGE = /^\/cards\/(?<id>[\w-]+)$/
const SEATS = [{}, {}, {}]

let known: ReadonlyMap<string, Piece> | undefined

/** The components of the second edition by id; wonders by their first side. Compiling all takes some 50 ms: once only. */
function components(): ReadonlyMap<string, Piece> {
  const found = new Map<string, Piece>()
  for (const { id } of BOXES.slice(1)) {
    const rules = compile({ edition: '2e', boxes: [id], seats: SEATS, seed: '' }, BOXES)
    if (!rules.ok) continue
    for (const piece of rules.value.pieces.slice(1)) found.set(piece.id, piece)
    for (const { def, piece } of rules.value.boards.toReversed()) found.set(def.wonder, piece)
  }
  return found
}

/** Undefined for other pages and for unknown components. */
export function componentPreview(path: string, say: Speech): LinkCard | undefined {
  const id = PAGE.exec(path)?.groups?.id
  if (id === undefined) return undefined
  known ??= components()
  const piece = known.get(id)
  if (!piece) return undefined
  const { capital, age } = say.terms
  const facts = [capital(say.sort(piece.sort)[0]), ...(piece.age > 0 ? [age(piece.age)] : []), capital(say.does(piece))]
  return { title: say.piece(piece), description: facts.filter(Boolean).join(' · ') }
}
