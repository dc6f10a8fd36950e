/** Reason why an action takes no coins, as words and as the label below a card. */
import { LOOKS, type NoCoins, whyNoCoins } from '@heptapolis/boxes/faces'
import { type Game, type MoveJson, readMove } from '@heptapolis/engine'
import type { Piece } from '@heptapolis/engine/show'
import { pieceName, terms, words } from '../../i18n/index.ts'
import type { Neighbours } from './neighbours.ts'

/** The moves of a question stay the same while cards are picked. */
const known = new WeakMap<MoveJson, NoCoins>()

/** Reason for a move without coins. */
export function noCoinsFor(game: Game, city: number, json: MoveJson): NoCoins {
  const move = known.has(json) ? undefined : readMove(game, city, json)
  const why = known.get(json) ?? (move?.ok ? whyNoCoins(LOOKS, game, city, move.value) : { is: 'nothing' as const })
  known.set(json, why)
  return why
}

/** `free because of Scriptorium`, `own resources and Imhotep`. */
export function noCoinsWords(why: NoCoins, names: Neighbours): string {
  const w = words()
  switch (why.is) {
    case 'nothing':
      return terms().noCost
    case 'own':
      return w.ownGoods
    case 'sellers':
      return w.freeFrom(why.sides.map((side) => names[side]))
    case 'chain':
      return why.from ? terms().freeBecause([pieceName(why.from)], why.of && names[why.of]) : w.free
    case 'waived': {
      const by = why.by.map(waiverName)
      if (by.length === 0) return w.free
      return why.isPart ? w.ownAnd(by) : w.freeBy(by)
    }
  }
}

/** Names of tiles do not say that they are laws. */
const waiverName = (piece: Piece): string =>
  piece.sort === 'tile' ? words().lawNamed(pieceName(piece)) : pieceName(piece)

/** As short as fits below a card and on a button. */
export function noCoinsShort(why: NoCoins): string {
  const w = words()
  if (why.is === 'nothing') return terms().noCost
  return why.is === 'own' || (why.is === 'waived' && why.isPart) ? w.ownGoods : w.free
}
