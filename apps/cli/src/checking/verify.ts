/** Verification of one game: plays it with bots and checks at every move what must hold in any game. */

import { botNamed } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { leakAhead, leakAt } from '@heptapolis/boxes/secrecy'
import { cardsConserved, checkInvariants } from '@heptapolis/boxes/testing'
import { itemAt } from '@heptapolis/engine/kernel'
import { hash, Recording, replay } from '@heptapolis/engine/records'
import { apply, type Random, random, sampleMove } from '@heptapolis/engine/search'
import {
  compile,
  controller,
  type Game,
  type GameEvent,
  type GameRecord,
  isOver,
  type Move,
  type Position,
  type Ruleset,
  sight,
  state,
  toAct,
} from '@heptapolis/engine/show'
import { watched as watchedBySecond } from '@heptapolis/reference'
import { type CheckedMix, setupOfMix } from './mixes.ts'
import { twinOf, verifyView } from './positions.ts'
import { agreeOnOffers, agreeOnScore, agreeOnStrewn, Disagreement, disagree } from './reference.ts'

export interface CheckFailure {
  mix: CheckedMix
  seed: string
  message: string
  record: GameRecord
  /** Position at which engine and reference differ. */
  position?: Position
}

/** Bots of the game, and whether the reference is compared. */
export interface CheckMode {
  player: 'random' | 'greedy'
  second: boolean
}

export interface Verdict {
  failure?: CheckFailure
  /** Executed lines of the script. */
  lines: string[]
}

/** Interval of expensive checks, in moves. */
const EVERY_FEW = 9
/** Interval of view comparisons; one in so many of them continues the game beside a twin. */
const LOOK_EVERY = 80
const AHEAD_EVERY = 6
/** Interval of resuming the game from its position and from a view. */
const TAKE_UP_EVERY = 120

export function verifyGame(mix: CheckedMix, seed: string, { player, second }: CheckMode): Verdict {
  const setup = setupOfMix(mix, seed)
  const lines = new Set<string>()
  const rules = compile(setup, BOXES)
  if (!rules.ok) {
    const record: GameRecord = { version: 2, setup, moves: [], chance: [] }
    return { failure: { mix, seed, message: `The set-up is refused: ${rules.error.message}`, record }, lines: [] }
  }
  const ledger = newLedger()
  const played = watched(rules.value, lines)
  const listener = (event: GameEvent) => ledger.enter(event)
  const recording = Recording.begin(second ? watchedBySecond(played, disagree) : played, seed, {
    listener,
    course: false,
  })
  try {
    const onlooker = second ? random(`second ${seed}`) : undefined
    playAndVerify(recording, ledger, player, random(`check ${seed}`), onlooker)
    if (onlooker) agreeOnStrewn(setup, onlooker)
    return { lines: [...lines] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = error instanceof Disagreement ? error.position : undefined
    const { record } = recording
    return { failure: { mix, seed, message, record, ...(position && { position }) }, lines: [...lines] }
  }
}

/** Same rules, recording the executed lines of the script. */
function watched(rules: Ruleset, lines: Set<string>): Ruleset {
  const script = rules.script.map((line) => ({
    ...line,
    run(g: Game) {
      lines.add(line.id)
      line.run(g)
    },
  }))
  return { ...rules, script }
}

/** The observer, if any, decides with its own random numbers when to compare. */
function playAndVerify(
  recording: Recording,
  ledger: Ledger,
  player: CheckMode['player'],
  chance: Random,
  onlooker: Random | undefined,
): void {
  const { game: g, record } = recording
  ledger.open(g)
  const conserved = cardsConserved()
  let twin: Game | undefined
  while (!isOver(g)) {
    const seats = toAct(g)
    if (seats.length === 0) throw new Error('The game is not over, but nobody is asked')
    const seat = itemAt(seats, chance.below(seats.length))
    if (chance.below(EVERY_FEW) === 0) {
      conserved(g)
      checkInvariants(g)
    }
    if (chance.below(LOOK_EVERY) === 0) verifySecrets(g, seat, chance)
    if (onlooker?.below(EVERY_FEW) === 0) agreeOnOffers(g, seat)
    if (chance.below(TAKE_UP_EVERY) === 0) {
      verifyView(g, chance.below(g.rules.players))
      verifyTwin(twin, g)
      twin = twinOf(g)
    }
    const move = pick(g, seat, player, chance)
    recording.apply(seat, move)
    if (twin) apply(twin, seat, move)
    ledger.balance(g)
  }
  verifyTwin(twin, g)
  conserved(g)
  checkInvariants(g)
  if (onlooker) agreeOnScore(g)
  verifyReplay(g, record)
}

/** A game resumed from a position and played with the same moves must be equal. */
function verifyTwin(twin: Game | undefined, g: Game): void {
  if (twin && hash(twin) !== hash(g)) throw new Error('A position goes on otherwise than its game')
}

function pick(g: Game, seat: number, player: CheckMode['player'], chance: Random): Move {
  const bot = player === 'greedy' ? botNamed(player) : undefined
  return bot ? bot.choose(sight(g, controller(g, seat)), seat, chance) : sampleMove(g, seat, chance)
}

function verifySecrets(g: Game, seat: number, chance: Random): void {
  const viewer = chance.below(2) === 0 ? controller(g, seat) : chance.below(g.rules.players)
  const leak = chance.below(AHEAD_EVERY) === 0 ? leakAhead(g, viewer, chance) : leakAt(g, viewer, chance)
  if (leak) throw new Error(leak)
}

function verifyReplay(g: Game, record: GameRecord): void {
  const again = replay(JSON.parse(JSON.stringify(record)), BOXES)
  if (!again.ok) throw new Error(`The record does not replay: ${again.error.message}`)
  if (hash(again.value) !== hash(g)) throw new Error('The record replays to another game')
}

interface Ledger {
  enter(event: GameEvent): void
  open(g: Game): void
  balance(g: Game): void
}

/** Coins enter and leave the game only through the bank. */
function newLedger(): Ledger {
  let expected = 0
  let isOpen = false
  const held = (g: Game): number => {
    let sum = 0
    for (let seat = 0; seat < g.rules.cities; seat++) sum += state.coins.get(g, seat)
    return sum
  }
  return {
    enter({ what, coins = 0, bank = 0 }) {
      if (what === 'coins') expected += coins
      if (what === 'lost') expected -= coins
      if (what === 'paid') expected -= Number(bank)
    },
    open(g) {
      expected = held(g)
      isOpen = true
    },
    balance(g) {
      if (isOpen && held(g) !== expected) throw new Error(`${held(g)} coins are out where ${expected} should be`)
    },
  }
}
