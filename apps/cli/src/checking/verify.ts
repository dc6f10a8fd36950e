/** Plays one game of a mix and verifies everything that must hold in any game. */
import { botNamed } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { cardsConserved, checkInvariants } from '@heptapolis/boxes/testing'
import {
  apply,
  compile,
  controller,
  type Game,
  type GameEvent,
  type GameRecord,
  hash,
  isOver,
  type Move,
  moves,
  newGame,
  newRecord,
  type Position,
  type Random,
  type Ruleset,
  random,
  replay,
  sampleMove,
  showMove,
  sight,
  state,
  toAct,
} from '@heptapolis/engine'
import { watched as watchedBySecond } from '@heptapolis/second'
import { type Mix, setupOfMix } from './mixes.ts'
import { agreeOnOffers, agreeOnScore, agreeOnStrewn, Disagreement, disagree } from './second.ts'
import { differenceFor } from './secrecy.ts'

export interface Failure {
  mix: Mix
  seed: string
  message: string
  record: GameRecord
  /** Where engine and second opinion differ. */
  position?: Position
}

/** Who plays, and whether the second scorer and payer look on. */
export interface Manner {
  player: 'random' | 'greedy'
  second: boolean
}

export interface Verdict {
  failure?: Failure
  /** Lines of the script that ran. */
  lines: string[]
}

/** How often the dear checks are made: about every so many moves. */
const EVERY_FEW = 9

export function verifyGame(mix: Mix, seed: string, { player, second }: Manner): Verdict {
  const setup = setupOfMix(mix, seed)
  const record = newRecord(setup)
  const lines = new Set<string>()
  try {
    const rules = compile(setup, BOXES)
    if (!rules.ok) throw new Error(`The set-up is refused: ${rules.error.message}`)
    const played = watched(rules.value, lines)
    const onlooker = second ? random(`second ${seed}`) : undefined
    playAndVerify(
      second ? watchedBySecond(played, disagree) : played,
      record,
      player,
      random(`check ${seed}`),
      onlooker,
    )
    if (onlooker) agreeOnStrewn(setup, onlooker)
    return { lines: [...lines] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = error instanceof Disagreement ? error.position : undefined
    return { failure: { mix, seed, message, record, ...(position && { position }) }, lines: [...lines] }
  }
}

/** The same rules, noting which lines of the script run. */
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

/** The onlooker, where there is one, says by chance of its own when the second opinion is asked. */
function playAndVerify(
  rules: Ruleset,
  record: GameRecord,
  player: Manner['player'],
  chance: Random,
  onlooker: Random | undefined,
): void {
  const ledger = newLedger()
  const g = newGame(rules, (event) => ledger.enter(event))
  ledger.open(g)
  const conserved = cardsConserved()
  while (!isOver(g)) {
    const seats = toAct(g)
    if (seats.length === 0) throw new Error('The game is not over, but nobody is asked')
    const seat = seats[chance.below(seats.length)]
    if (chance.below(EVERY_FEW) === 0) {
      conserved(g)
      verifyMoment(g, seat, chance)
    }
    if (onlooker?.below(EVERY_FEW) === 0) agreeOnOffers(g, seat)
    const move = pick(g, seat, player, chance)
    record.moves.push([seat, showMove(g, move)])
    apply(g, seat, move)
    ledger.balance(g)
  }
  conserved(g)
  checkInvariants(g)
  if (onlooker) agreeOnScore(g)
  verifyReplay(g, record)
}

function pick(g: Game, seat: number, player: Manner['player'], chance: Random): Move {
  const bot = player === 'greedy' ? botNamed(player) : undefined
  return bot ? bot.choose(sight(g, controller(g, seat)), seat, chance) : sampleMove(g, seat, chance)
}

function verifyMoment(g: Game, seat: number, chance: Random): void {
  checkInvariants(g)
  const viewer = controller(g, seat)
  const open = JSON.stringify(moves(g, seat))
  if (open !== JSON.stringify(moves(sight(g, viewer), seat))) {
    throw new Error(`Seat ${seat} cannot tell the own legal moves from what it sees`)
  }
  const leak = differenceFor(g, chance.below(g.rules.players), chance)
  if (leak) throw new Error(leak)
}

function verifyReplay(g: Game, record: GameRecord): void {
  const again = replay(JSON.parse(JSON.stringify(record)), BOXES)
  if (!again.ok) throw new Error(`The record does not replay: ${again.error.message}`)
  if (hash(again.value) !== hash(g)) throw new Error('The record replays to another game')
}

/** Coins come from the bank and go to it only where the game says so. */
function newLedger(): { enter(event: GameEvent): void; open(g: Game): void; balance(g: Game): void } {
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
