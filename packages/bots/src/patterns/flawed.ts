/** `hard` with one planted flaw each, to measure whether patterns name it. */

import { BOXES } from '@heptapolis/boxes'
import { type GameRecord, Recording } from '@heptapolis/engine/records'
import {
  BUILD,
  COLOURS,
  compile,
  controller,
  type Game,
  isOver,
  type Move,
  moveCode,
  moves,
  random,
  type Setup,
  STAGE,
  showMove,
  sight,
  state,
  sure,
  toAct,
} from '@heptapolis/engine/search'
import { payments } from '@heptapolis/engine/show'
import { attend } from '../attend.ts'
import { type Bot, type Player, sitDown } from '../bot.ts'
import { Instinct } from '../instinct/instinct.ts'
import { hard, hardWith, medium } from '../levels.ts'
import { type LossKind, lossesOf } from './losses.ts'
import type { LostGame } from './patterns.ts'

const BY_CHAIN = 1
const RED = COLOURS.indexOf('red')
const LAST_AGE = 3

type Allows = (g: Game, seat: number, move: Move) => boolean

const avoiding = (allows: Allows): Bot => hardWith({ allows, worth: () => 0 })

/** `hard`, but another move of the same turn where this finds one. */
function changing(change: (g: Game, seat: number, move: Move) => Move): Bot {
  const changed = (player: Player): Player => ({
    ...player,
    choose: (seen, seat, random) => change(seen, seat, player.choose(seen, seat, random)),
  })
  return { ...hard, ...changed(hard), sit: () => changed(hard.sit?.() ?? hard) }
}

const paid = ({ pay }: Move): number => moveCode.total(pay)
const toLeft = ({ pay }: Move): number => moveCode.share(pay, moveCode.LEFT)

/** Any payment that the rules allow, the dearest of all. */
const dearest = changing((g, seat, move) => {
  const { action, card, stage } = showMove(g, move)
  const ways = payments(g, seat, { action, card, stage })
  const same = ways.ok ? ways.value.filter(({ rider, option }) => rider === move.rider && option === move.option) : []
  return same.reduce((most, one) => (paid(one) > paid(most) ? one : most), move)
})

const instinct = new Instinct()

/** Buys from the left neighbour whenever it can. */
const feeding = changing((g, seat, move) => {
  const legal = moves(g, seat).filter((one) => toLeft(one) > 0)
  if (legal.length === 0 || toLeft(move) > 0) return move
  const values = instinct.values(g, seat, legal)
  return legal[values.indexOf(Math.max(...values))]
})

export const FLAWED: Readonly<Record<LossKind, Bot>> = {
  overpaid: dearest,
  chain: avoiding((_g, _seat, { action, by }) => action !== BUILD || by !== BY_CHAIN),
  fed: feeding,
  idle: avoiding((_g, _seat, move) => paid(move) === 0),
  fights: avoiding((g, _seat, { action, card }) => action !== BUILD || g.rules.pieces[card].colour !== RED),
  late: avoiding((g, _seat, { action }) => action !== STAGE || state.age.get(g) === LAST_AGE),
}

const OWN = 0

/** A game of three to five players against `medium`, at tables that the seed chooses. */
export function playGame(bot: Bot, seed: number, boxes: readonly string[] = []): GameRecord {
  const seats = Array.from({ length: 3 + (seed % 3) }, () => ({}))
  const setup: Setup = { edition: '2e', boxes: [...boxes], seats, seed: `patterns ${seed}` }
  const recording = Recording.begin(sure(compile(setup, BOXES)), setup.seed)
  const { game: g } = recording
  const chance = random(`patterns dice ${seed}`)
  const players = seats.map((_, seat) => sitDown(seat === OWN ? bot : medium))
  for (const [seat, player] of players.entries()) attend(g, seat, player)
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const player = controller(g, seat)
      recording.apply(seat, players[player].choose(sight(g, player), seat, chance))
    }
  }
  return recording.record
}

/** Losses of a bot in one game. */
export const lostGame = (bot: Bot, seed: number, boxes: readonly string[] = []): LostGame => ({
  boxes,
  ...sure(lossesOf(playGame(bot, seed, boxes), OWN)),
})
