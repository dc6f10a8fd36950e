/** Game of one bot on every seat, played to count how often each piece is dealt, built and in a winning city. */
import {
  apply,
  controller,
  eachPiece,
  type Game,
  isOver,
  newGame,
  type Ruleset,
  random,
  scores,
  sight,
  state,
  toAct,
} from '@heptapolis/engine/search'
import { type Bot, sitDown } from '../bot.ts'
import { addBuilt, type Counts, countOf, turnAt, WHOLE } from './counts.ts'

/** Adds the pieces of one game to `counts`. */
export function countGame(rules: Ruleset, seed: string, bot: Bot, counts: Counts): void {
  const g = newGame(rules, seed)
  const chance = random(`${seed} bots`)
  const players = Array.from({ length: rules.players }, () => sitDown(bot))
  const watch = new Watch(g, counts)
  while (!isOver(g)) {
    watch.look()
    const turn = turnAt(state.age.get(g), state.turn.get(g))
    for (const seat of toAct(g)) {
      const player = controller(g, seat)
      apply(g, seat, players[player].choose(sight(g, player), seat, chance))
    }
    watch.note(turn)
  }
  watch.end()
}

class Watch {
  readonly #g: Game
  readonly #counts: Counts
  readonly #kept = new Set<number>()
  /** By seat: turn in which each piece entered the city. */
  readonly #since: Map<string, number>[]
  #age = 0

  constructor(g: Game, counts: Counts) {
    this.#g = g
    this.#counts = counts
    this.#since = Array.from({ length: g.rules.players }, () => new Map())
  }

  /** Called before the choices of a turn: counts dealt cards. */
  look(): void {
    const g = this.#g
    if (state.age.get(g) !== this.#age && state.hand.size(g, 0) > 0) {
      this.#age = state.age.get(g)
      this.#countHands()
    }
    this.#countKept()
  }

  /** Counts the hands dealt at the start of an Age. */
  #countHands(): void {
    const g = this.#g
    for (let seat = 0; seat < g.rules.cities; seat++)
      for (const card of state.hand.items(g, seat)) this.#countDealt(card)
  }

  /** Counts cards of kept hands, such as leaders, when they first appear. */
  #countKept(): void {
    const g = this.#g
    const kept = this.#kept
    for (const list of g.rules.hands) {
      if (list === state.hand) continue
      for (let seat = 0; seat < g.rules.cities; seat++) {
        for (const card of list.items(g, seat)) {
          if (kept.has(card)) continue
          kept.add(card)
          this.#countDealt(card)
        }
      }
    }
  }

  #countDealt(card: number): void {
    countOf(this.#counts, this.#g.rules.pieces[card].id).dealt++
  }

  /** Called after the choices of a turn. */
  note(turn: number): void {
    for (const [seat, since] of this.#since.entries()) {
      eachPiece(this.#g, seat, ({ id }) => {
        if (!since.has(id)) since.set(id, turn)
      })
    }
  }

  /** Pieces in the city at the end count as built. */
  end(): void {
    const g = this.#g
    const counts = this.#counts
    const sheets = scores(g)
    const winners = sheets.filter(({ rank }) => rank === 1).length
    const fair = WHOLE / g.rules.players
    for (const { seat, rank } of sheets) {
      const built = { built: 1, wins: rank === 1 ? WHOLE / winners : 0, fair }
      const since = this.#since[seat]
      addBuilt(countOf(counts, g.rules.boards[state.board.get(g, seat)].def.id), built)
      eachPiece(g, seat, ({ id }) => addBuilt(countOf(counts, id), built, since.get(id)))
    }
  }
}
