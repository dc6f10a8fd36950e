/** A round of the game: who is awaited, what the choices made so far lead to, and what comes of them. */

import { broken, itemAt, sure } from '@heptapolis/engine/kernel'
import { type Dealer, gameOf, passOver, readMove, toPosition } from '@heptapolis/engine/records'
import { apply, newGame } from '@heptapolis/engine/search'
import {
  controller,
  type Game,
  type GameEvent,
  type Move,
  type Ruleset,
  type Seen,
  sight,
  state,
  toAct,
} from '@heptapolis/engine/show'
import { digestOf } from '../fair/digest.ts'
import { knownRead } from '../known-moves.ts'
import { rulesOf, unversioned } from '../model/rules.ts'
import type { GameState, OpenChoice, Round, WrittenChoice } from '../model/state.ts'
import { ViewCache } from '../model/view-cache.ts'

/** With memory of its own: games that are kept would hold on to others that share theirs. */
const copyOf = (g: Game): Game => gameOf(g.rules, g.cells.slice())

/** What hidden and open cells of a game are, by the names of things: the same though pieces have joined the pool. */
const hashOf = (g: Game): string => digestOf(JSON.stringify(unversioned(toPosition(g)))).slice(0, HASH_DIGITS)
const HASH_DIGITS = 16

/** Whether all have answered once this city has. Whoever keeps the free city answers for it after the own. */
function closes(g: Game, city: number): boolean {
  if (toAct(g).some((other) => other !== city)) return false
  return isOnTheWay(g) || !freeCities(g).some((free) => free !== city && controller(g, free) === city)
}

/** A question that came up on the way: those asked answer it each for itself. */
const isOnTheWay = (g: Game): boolean => state.queue.size(g, 0) > 0

const freeCities = (g: Game): number[] =>
  Array.from({ length: g.rules.cities - g.rules.players }, (_, i) => g.rules.players + i).filter(
    (city) => (state.asked.get(g) & (1 << city)) !== 0,
  )

/** The choices with a new one. Whoever changes the own choice chooses anew for the free city. */
export function chosenAnew({ choices, game }: GameState, choice: WrittenChoice): WrittenChoice[] {
  const stale = (other: WrittenChoice): boolean =>
    other.city === choice.city || (!isOnTheWay(game) && other.seat === choice.seat && other.city >= game.rules.players)
  return [...choices.filter((other) => !stale(other)), choice].sort((one, other) => one.city - other.city)
}

/** The round with these choices: all of them made, but for the one that would close it. Throws where one is not legal. */
export const withChoices = (play: GameState, chosen: readonly WrittenChoice[]): GameState => ({
  ...play,
  ...made(play.game, chosen),
})

function made(
  game: Game,
  chosen: readonly (WrittenChoice | OpenChoice)[],
): Pick<GameState, 'choices' | 'standing' | 'closing'> {
  const standing = copyOf(game)
  const choices: OpenChoice[] = []
  for (const one of chosen) {
    const choice = 'read' in one ? one : { ...one, read: readIn(game, standing, one) }
    choices.push(choice)
    if (closes(standing, choice.city)) return { choices, standing, closing: choice }
    apply(standing, choice.city, choice.read)
  }
  return { choices, standing, closing: undefined }
}

const readIn = (game: Game, standing: Game, { city, move }: WrittenChoice): Move =>
  knownRead(game, move) ?? sure(readMove(standing, city, move))

/** The cities that have yet to answer. */
export const awaited = ({ standing, closing }: GameState): readonly number[] => (closing ? [] : toAct(standing))

/** What came of a round, or of the set-up. */
export class RoundOutcome {
  readonly game: Game
  /** The ids of what chance gave, deal by deal. */
  readonly gave: string[][]
  readonly told: GameEvent[]
  #hashed: string | undefined = undefined

  constructor(game: Game, gave: string[][], told: GameEvent[]) {
    this.game = game
    this.gave = gave
    this.told = told
  }

  /** The dearest part of a round, so it is reckoned where it is asked for, once. */
  get hash(): string {
    this.#hashed ??= hashOf(this.game)
    return this.#hashed
  }
}

/** Writes down what chance gives, or gives what is written. */
class Deals implements Dealer {
  readonly gave: string[][] = []
  readonly #written: readonly (readonly string[])[] | undefined

  constructor(written: readonly (readonly string[])[] | undefined) {
    this.#written = written
  }

  deal({ rules }: Game, draw: () => readonly number[]): readonly number[] {
    const drawn = draw()
    const given = this.#written?.[this.gave.length]?.map((id) => indexOf(rules, id)) ?? drawn
    this.gave.push(given.map((piece) => itemAt(rules.pieces, piece).id))
    return given
  }
}

/** By the id of today or a former one. */
const indexOf = (rules: Ruleset, id: string): number => (rules.called(id) ?? broken(`there is no ${id} any more`)).index

type Written = readonly (readonly string[])[]

/** The game before anything is dealt: round 0, in which nobody is asked. */
export function undealt(rules: Ruleset, seed: string): GameState {
  const game = gameOf(rules, new Int32Array(rules.cells))
  const ran = rulesOf(rules)
  const nothing = { choices: [], times: [], told: [], earlier: [], past: [], sat: [], viewCache: new ViewCache() }
  return { rules, ran, began: ran.engine, seed, round: 0, opened: 0, game, standing: game, ...nothing }
}

/** Whether the next round can be reckoned. */
export const isComplete = ({ round, closing }: GameState): boolean => round === 0 || closing !== undefined

const outcomes = new WeakMap<GameState, RoundOutcome>()

/** What all the choices lead to. It is asked when it is decided and again when it is applied, so it is kept. */
export function outcome(play: GameState, written?: Written): RoundOutcome {
  const known = written ? undefined : outcomes.get(play)
  if (known) return known
  const told: GameEvent[] = []
  const deals = new Deals(written)
  const ran = played(play, (event) => told.push(event), deals)
  passOver(ran, play.began)
  const game = copyOf(ran)
  const made = new RoundOutcome(game, deals.gave, told)
  if (!written) outcomes.set(play, made)
  return made
}

function played(
  { rules, seed, standing, closing }: GameState,
  listener: (event: GameEvent) => void,
  dealer: Dealer,
): Game {
  if (!closing) return newGame(rules, seed, listener, dealer)
  const game = copyOf(standing)
  game.listener = listener
  game.dealer = dealer
  apply(game, closing.city, closing.read)
  return game
}

/**
 * What a bot sees that answers for a city: the round as it opened, whoever has chosen since. For the free city also what
 * its keeper has chosen. So the same bot gives the same answer whenever it is asked.
 */
export function sightOf({ rules, game, choices }: Round, city: number): Seen {
  const keeper = controller(game, city)
  const isFree = city >= rules.players && !isOnTheWay(game)
  const own = isFree ? choices.filter((choice) => choice.city === keeper) : []
  return sight(made(game, own).standing, keeper)
}
