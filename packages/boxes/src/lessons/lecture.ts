/** Facts for the coach, all computed from the learner's view. */
import {
  type Game,
  isLastTurn,
  left,
  type MoveJson,
  type Piece,
  RESOURCES,
  type Resource,
  right,
  SALE,
  type ScienceSymbol,
  SYMBOLS,
  state,
  strength,
  VICTORY_VALUES,
} from '@heptapolis/engine/box'
import { readMove } from '@heptapolis/engine/records'
import { bestScience, clone, preview, type Seen, scienceOf, scores } from '@heptapolis/engine/show'
import type { Speech } from '../words/types.ts'

type Whose = 'you' | 'left' | 'right'

/** Score line that is not counted as points of a move: coins are mentioned as coins. */
const TREASURY = 'treasury'

export class Lecture {
  readonly say: Speech
  /** Expected move. */
  readonly move: MoveJson
  readonly game: Seen
  readonly seat: number
  /** Game after this move alone. */
  readonly #after: Game

  constructor(game: Seen, seat: number, move: MoveJson, say: Speech) {
    this.game = game
    this.seat = seat
    this.move = move
    this.say = say
    this.#after = clone(game)
    const read = readMove(game, seat, move)
    if (read.ok) preview(game, seat, read.value, this.#after)
  }

  get piece(): Piece {
    return this.game.rules.piece(this.move.card ?? '')
  }

  get card(): string {
    return this.say.piece(this.piece)
  }

  /** Effect of the card, in words. */
  get does(): string {
    return this.say.does(this.piece)
  }

  city(whose: Whose): string {
    return this.say.wonder(this.game.rules.boards[state.board.get(this.game, this.#seatOf(whose))].def.wonder)
  }

  /** Total payment of the move. */
  get price(): number {
    return Object.values(this.move.pay ?? {}).reduce((sum, coins = 0) => sum + coins, 0)
  }

  paidTo(side: 'left' | 'right'): number {
    return this.move.pay?.[side] ?? 0
  }

  /** Names of resources that the card produces. */
  get makes(): string[] {
    return this.piece.effects.flatMap(({ effect }) =>
      effect.kind === 'produce'
        ? [...(effect.all ?? []), ...(effect.any ?? [])].map((good) => this.say.good(good))
        : [],
    )
  }

  /** Missing resources of the card or stage: kind and number. */
  get lacks(): { good: Resource; count: number }[] {
    const cost = this.#cost ?? {}
    return RESOURCES.flatMap((good) => {
      const count = (cost[good] ?? 0) - this.#made(good)
      return count > 0 ? [{ good, count }] : []
    })
  }

  /** The cost of the card or stage, in words. */
  get cost(): string {
    return this.say.cost(this.#cost)
  }

  /** Missing resources in words: `2 wood`. */
  get lacking(): string {
    return this.say.terms.and(this.lacks.map(({ good, count }) => this.say.goods(count, good)))
  }

  /** Price per bought resource. */
  get unitPrice(): number {
    const units = this.lacks.reduce((sum, { count }) => sum + count, 0)
    return units === 0 ? 0 : this.price / units
  }

  /** Fixed production of a resource. */
  #made(good: Resource): number {
    let units = 0
    for (const piece of [this.#board, ...this.#cards]) {
      for (const { effect } of piece.effects) {
        if (effect.kind === 'produce') units += (effect.all ?? []).filter((one) => one === good).length
        if (effect.kind === 'produce' && effect.any?.includes(good)) units += 1
      }
    }
    return units
  }

  get #board(): Piece {
    return this.game.rules.boards[state.board.get(this.game, this.seat)].piece
  }

  get #cards(): Piece[] {
    return state.cards.items(this.game, this.seat).map((card) => this.game.rules.pieces[card])
  }

  get #cost(): Piece['def']['cost'] {
    return this.move.action === 'stage' ? this.#stagePiece.def.cost : this.piece.def.cost
  }

  /** Number of the next stage. */
  get stage(): number {
    return state.stages.size(this.game, this.seat) + 1
  }

  get #stagePiece(): Piece {
    const { stages } = this.game.rules.boards[state.board.get(this.game, this.seat)]
    return stages[this.stage - 1][0]
  }

  /** The cost of the next stage, in words. */
  get stageCost(): string {
    return this.say.cost(this.#stagePiece.def.cost)
  }

  /** Card in the city that makes this one free. */
  get chainedFrom(): string {
    return this.#chainedFrom ? this.say.piece(this.#chainedFrom) : ''
  }

  get #chainedFrom(): Piece | undefined {
    const [title] = this.piece.chain.filter((one) => state.titles.has(this.game, this.seat, one))
    return this.#cards.find((piece) => piece.title === title)
  }

  /** The chain leads to a card of another colour. */
  get isToOtherColour(): boolean {
    return this.#chainedFrom !== undefined && this.#chainedFrom.def.colour !== this.piece.def.colour
  }

  /** Points of the move itself, without coins. */
  get points(): number {
    const sum = (g: Game): number =>
      scores(g)[this.seat].rows.reduce((all, { id, points }) => all + (id === TREASURY ? 0 : points), 0)
    return sum(this.#after) - sum(this.game)
  }

  /** Coins from the move, without its price. */
  get gain(): number {
    return state.coins.get(this.#after, this.seat) - this.coins + this.price
  }

  get coins(): number {
    return state.coins.get(this.game, this.seat)
  }

  shields(whose: Whose): number {
    return strength(this.game, this.#seatOf(whose))
  }

  /** The neighbour with more shields. */
  get rival(): 'left' | 'right' {
    return this.shields('right') > this.shields('left') ? 'right' : 'left'
  }

  get shieldsThen(): number {
    return strength(this.#after, this.seat)
  }

  /** Value of a victory token in this Age. */
  get token(): number {
    return VICTORY_VALUES[state.age.get(this.game) - 1]
  }

  get isLastTurn(): boolean {
    return isLastTurn(this.game)
  }

  symbols(symbol: ScienceSymbol): number {
    return state.symbols.get(this.game, this.seat, SYMBOLS.indexOf(symbol))
  }

  symbolsThen(symbol: ScienceSymbol): number {
    return state.symbols.get(this.#after, this.seat, SYMBOLS.indexOf(symbol))
  }

  /** Name of the card's symbol. */
  get symbol(): string {
    const [found] = this.piece.effects.flatMap(({ effect }) =>
      effect.kind === 'science' && effect.symbol ? [effect.symbol] : [],
    )
    return this.say.terms.symbols[found ?? 'wild'][0]
  }

  get science(): number {
    return bestScience(scienceOf(this.game, this.seat)).total
  }

  get scienceThen(): number {
    return bestScience(scienceOf(this.#after, this.seat)).total
  }

  /** Points per set of three different symbols. */
  get perSet(): number {
    return scienceOf(this.game, this.seat).perSet
  }

  /** Coins for a sold card. */
  get sale(): number {
    return SALE
  }

  #seatOf(whose: Whose): number {
    if (whose === 'you') return this.seat
    return whose === 'left' ? left(this.game, this.seat) : right(this.game, this.seat)
  }
}
