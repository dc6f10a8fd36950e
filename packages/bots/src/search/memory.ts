/**
 * Memory of passed hands: a hand once held stays known, less the cards played from it since. Built cards are
 * removed; cards used face down remain uncertain.
 */
import { type Game, passesLeft, type Random, type Seen, shuffle, state } from '@heptapolis/engine/search'

interface KnownHand {
  cards: number[]
}

export class HandMemory {
  #age = 0
  #turn = 0
  #hands: (KnownHand | undefined)[] = []
  /** Cards of each city at the last observation. */
  #cities: number[][] = []

  /** Observes the view before choosing. */
  observe(seen: Seen, seat: number): void {
    if (!remembers(seen) || seat >= seen.rules.players) return
    const age = state.age.get(seen)
    const turn = state.turn.get(seen)
    if (age !== this.#age) this.#hands = []
    else this.#strikeBuilt(seen)
    this.#age = age
    this.#turn = turn
    this.#cities = Array.from({ length: seen.rules.players }, (_, other) => state.cards.items(seen, other))
    if (turn === 0) return
    const hand = state.hand.items(seen, seat)
    if (!hand.includes(0)) this.#hands[handAt(seen, seat, turn)] = { cards: hand }
  }

  /** Removes the own card of this turn from the hand, whatever its use. */
  played(seen: Seen, seat: number, card: number): void {
    if (!remembers(seen) || seat >= seen.rules.players || state.turn.get(seen) === 0) return
    strike(this.#hands[handAt(seen, seat, state.turn.get(seen))], card)
  }

  /** Possible hand of a seat; certain unless cards were used face down. Undefined if unknown. */
  handOf(world: Game, seat: number, random: Random): number[] | undefined {
    if (!remembers(world) || state.age.get(world) !== this.#age || state.turn.get(world) !== this.#turn)
      return undefined
    const known = this.#hands[handAt(world, seat, this.#turn)]
    if (!known) return undefined
    const size = state.hand.size(world, seat)
    return known.cards.length <= size ? known.cards : shuffle([...known.cards], random).slice(0, size)
  }

  #strikeBuilt(seen: Seen): void {
    for (let seat = 0; seat < this.#cities.length; seat++) {
      const before = [...this.#cities[seat]]
      for (const card of state.cards.items(seen, seat)) {
        const at = before.indexOf(card)
        if (at >= 0) before.splice(at, 1)
        else
          for (let turn = this.#turn; turn < state.turn.get(seen); turn++)
            strike(this.#hands[handAt(seen, seat, turn)], card)
      }
    }
  }
}

function strike(known: KnownHand | undefined, card: number): void {
  const at = known ? known.cards.indexOf(card) : -1
  if (at >= 0) known?.cards.splice(at, 1)
}

/** Hands are remembered only if they simply rotate. */
const remembers = (g: Game): boolean => g.rules.modifiers.passes.length === 0 && g.rules.players === g.rules.cities

/** Number of the hand that a seat holds in a turn: the seat it was dealt to. */
function handAt(g: Game, seat: number, turn: number): number {
  const { players } = g.rules
  const way = passesLeft(g) ? -1 : 1
  return (((seat + way * (turn - 1)) % players) + players) % players
}
