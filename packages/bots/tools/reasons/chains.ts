/**
 * Two military cards in the last turn of Age II that differ only in this: one makes a card of Age III free. Both cost
 * nothing and win both conflicts, and nothing else can be built, so the rules decide.
 */
import { activate, BUILD, type Game, left, moves, right, SELL, state } from '@heptapolis/engine/search'
import { layDown } from '@heptapolis/engine/show'
import { exchange, hiddenFrom, type KnownPosition, playedTo } from './positions.ts'

const OPENING = ['walls', 'training-ground']
const PLAIN = ['stables', 'archery-range']
/** Resources for both cards. */
const RESOURCES = ['sawmill', 'quarry', 'foundry', 'clay-pool']

export function chainOpened(seed: number): KnownPosition | undefined {
  const g = playedTo(seed, 4, 2, 1)
  const seat = seed % 4
  const [opening, plain] = [OPENING[seed % 2], PLAIN[(seed >> 1) % 2]]
  if (!hold(g, seat, [opening, plain])) return undefined
  for (const id of RESOURCES) give(g, seat, id)
  // Both neighbours are a shield ahead: each card wins both conflicts.
  const shields = state.shields.get(g, seat) + 1
  for (const city of [left(g, seat), right(g, seat)]) state.shields.set(g, city, shields)
  const all = moves(g, seat)
  const free = (id: string) =>
    all.find(({ action, card, pay }) => action === BUILD && pay === 0 && pieceAt(g, card) === id)
  const [best, other] = [free(opening), free(plain)]
  const isElse = all.some(({ action }) => action !== BUILD && action !== SELL)
  if (!best || !other || best.by !== other.by || isElse) return undefined
  return {
    kind: 'missed chain (later)',
    ...{ g, seat, best, other, facts: { opening, plain } },
    isRightMove: (told) => told.action === BUILD && told.card === best.card,
    isRightReason: (reason) => reason.is === 'stronger' && reason.gains[0]?.is === 'chains',
  }
}

const pieceAt = (g: Game, card: number): string => g.rules.pieces[card].id

const isBuilt = (g: Game, card: number): boolean =>
  Array.from({ length: g.rules.players }, (_, city) => city).some((city) => state.cards.has(g, city, card))

/** Makes two cards the hand, in exchange for its own where another hand has them; false if they are built. */
function hold(g: Game, seat: number, ids: readonly string[]): boolean {
  const cards = ids.map((id) => g.rules.piece(id).index)
  if (cards.some((card) => isBuilt(g, card)) || state.hand.size(g, seat) !== cards.length) return false
  for (const card of cards.filter((one) => hiddenFrom(g, seat).includes(one))) {
    const own = state.hand.items(g, seat).find((one) => !cards.includes(one))
    if (own !== undefined) exchange(g, seat, own, card)
  }
  state.hand.assign(
    g,
    seat,
    cards.toSorted((a, b) => a - b),
  )
  return true
}

/** Adds a card to a city if nobody has it. */
function give(g: Game, seat: number, id: string): void {
  const piece = g.rules.piece(id)
  if (isBuilt(g, piece.index)) return
  layDown(g, seat, piece)
  activate(g, seat, piece)
}
