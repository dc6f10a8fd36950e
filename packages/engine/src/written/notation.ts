/** Moves as JSON and as text. An external move is looked up among the legal ones, so it is legal or an error. */

import type { Move } from '../kernel/move.ts'
import { ok, type Result } from '../kernel/result.ts'
import { apply, isOver, moves, toAct } from '../kernel/runner.ts'
import { byName } from '../rules/build/actions.ts'
import { everyPayment } from '../rules/build/card-moves.ts'
import { obstacleTo } from '../rules/build/why-not.ts'
import type { Game, Piece } from '../rules/contract/box.ts'
import { PAY, riderIndex, riderOption } from '../rules/move.ts'
import type { Obstacle } from '../rules/obstacle.ts'
import { type IllegalMove, refuse } from '../rules/problem.ts'
import { shares, showFree, showFreeUnpaid, showPay } from '../rules/trade/pay.ts'
import { PAYEES, type Pay } from '../rules/vocabulary.ts'
import { type MoveJson, readShape } from './move-shape.ts'

export function showMove(g: Game, move: Move): MoveJson {
  const action = g.rules.actions[move.action]
  const shown: MoveJson = { action: action.id }
  if (move.card > 0) shown.card = g.rules.pieces[move.card].id
  if (move.by !== PAY) shown.by = byName(g, move.by)
  if (shares(move.pay) !== 0) shown.pay = showPay(move.pay)
  const free = showFree(move.pay)
  if (free !== undefined) shown.from = free
  Object.assign(shown, action.show?.(g, move))
  if (move.rider !== 0) Object.assign(shown, g.rules.riders[riderIndex(move.rider)].show(g, riderOption(move.rider)))
  return shown
}

const MOST_SHOWN = 8

/** Legal move for this JSON. `pay` and details may be omitted if they are unambiguous. */
export function readMove(g: Game, seat: number, json: unknown): Result<Move> {
  const asked = readWish(g, seat, json)
  if (!asked.ok) return asked
  const { wanted, legal, listed } = listedFor(g, asked.value)
  // A complete move means itself, even if an abbreviated reading would match another way first.
  const isExact = (move: Move): boolean => isWrittenOut(showMove(g, move), wanted)
  const known = listed.find(isExact)
  if (known) return ok(known)
  const others = unlisted(g, seat, wanted, legal)
  const other = others.find(isExact)
  if (other) return ok(other)
  const candidates = listed.length > 0 ? listed : onceEach(others)
  if (candidates.length === 0) return refuse('illegal-move', explain(g, seat, wanted, legal))
  const narrowed = wanted.by === undefined ? firstWay(candidates) : candidates
  if (narrowed.length === 1) return ok(narrowed[0])
  const choices = narrowed.slice(0, MOST_SHOWN).map((move) => JSON.stringify(showMove(g, move)))
  return refuse('ambiguous-move', { moves: choices })
}

const isWrittenOut = (shown: MoveJson, wanted: MoveJson): boolean =>
  shown.from === wanted.from && Object.keys(shown).every((key) => wanted[key] !== undefined)

/** Matching moves. Other names of pieces are looked up only if no id matches. */
function listedFor(g: Game, { wanted, legal }: Asked): Asked & { listed: Move[] } {
  const fitting = (wish: MoveJson) => legal.filter((move) => fits(g, move, wish))
  const listed = fitting(wanted)
  if (listed.length > 0) return { wanted, legal, listed }
  const today = inTodaysIds(g, wanted)
  return { wanted: today, legal, listed: fitting(today) }
}

/** Whether the table has such a city. */
export const isSeat = (g: Game, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < g.rules.cities

interface Asked {
  wanted: MoveJson
  legal: readonly Move[]
}

/** Validated move, and the legal moves of the seat. */
function readWish(g: Game, seat: number, json: unknown): Result<Asked> {
  if (!isSeat(g, seat)) return refuse('bad-seat', { last: g.rules.cities - 1 })
  const wanted = readShape(g.rules, json)
  if (!wanted.ok) return wanted
  if (isOver(g)) return refuse('game-over', {})
  const legal = moves(g, seat)
  if (legal.length > 0) return ok({ wanted: wanted.value, legal })
  return refuse('not-asked', { seat, asked: toAct(g) })
}

/** Replaces names of pieces by current ids. */
const inTodaysIds = ({ rules }: Game, { action, by, from, ...details }: MoveJson): MoveJson => {
  const today = ([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? (rules.called(value)?.id ?? value) : value,
  ]
  const wanted: MoveJson = { action, ...Object.fromEntries(Object.entries(details).map(today)) }
  if (by !== undefined) wanted.by = by
  if (from !== undefined) wanted.from = from
  return wanted
}

/** Matching moves with every payment: including undercut ones, and paying although a chain or power makes it free. */
export function payments(g: Game, seat: number, json: unknown): Result<Move[]> {
  const asked = readWish(g, seat, json)
  if (!asked.ok) return asked
  const { legal } = asked.value
  const wanted = inTodaysIds(g, asked.value.wanted)
  const found = fittingPayments(g, seat, wanted, legal)
  return found.length > 0 ? ok(found) : refuse('illegal-move', explain(g, seat, wanted, legal))
}

function fittingPayments(g: Game, seat: number, wish: MoveJson, legal: readonly Move[]): Move[] {
  const { pay: _, from: __, by, ...wanted } = wish
  const found = new Map<string, Move>()
  for (const move of legal.filter((one) => fits(g, one, wanted))) {
    // The free city must use a chain or power.
    const ways = seat < g.rules.players ? [move, { ...move, by: PAY }] : [move]
    for (const way of ways.flatMap((one) => everyPayment(g, seat, one))) {
      // Own resources instead of a chain or power: no different move.
      if (way.pay !== 0 || way.by === move.by) found.set(JSON.stringify(way), way)
    }
  }
  return [...found.values()].filter((way) => by === undefined || byName(g, way.by) === by)
}

/** All matching payments, including those that are not in the move list. */
function unlisted(g: Game, seat: number, wanted: MoveJson, legal: readonly Move[]): Move[] {
  if (wanted.pay === undefined && wanted.from === undefined) return []
  return fittingPayments(g, seat, wanted, legal).filter((move) => fits(g, move, wanted))
}

/** Without `from`, the first seller of free resources. */
const onceEach = (fitting: readonly Move[]): Move[] =>
  fitting.filter((move, i) => fitting.findIndex((other) => isSamePurchase(move, other)) === i)

const isSamePurchase = (a: Move, b: Move): boolean =>
  shares(a.pay) === shares(b.pay) && a.by === b.by && a.card === b.card && a.option === b.option && a.rider === b.rider

/** First of several payments for one thing; all candidates if they differ otherwise. */
function firstWay(candidates: readonly Move[]): readonly Move[] {
  const [{ card, option, by }] = candidates
  if (candidates.some((move) => move.card !== card || move.option !== option)) return candidates
  return candidates.filter((move) => move.by === by)
}

function fits(g: Game, move: Move, wanted: MoveJson): boolean {
  if (g.rules.actions[move.action].id !== wanted.action) return false
  const shown = showMove(g, move)
  const keys = new Set([...Object.keys(wanted), ...(move.rider === 0 ? [] : Object.keys(riderFields(g, move)))])
  for (const key of keys) {
    if (key === 'by' && wanted.by === 'pay' && shown.by === undefined) continue
    if (key === 'pay') {
      if (wanted.pay !== undefined && !samePay(wanted.pay, shown.pay)) return false
    } else if (key === 'from') {
      if (wanted.from !== shown.from && wanted.from !== showFreeUnpaid(move.pay)) return false
    } else if (wanted[key] !== shown[key]) return false
  }
  return true
}

const riderFields = (g: Game, move: Move): Record<string, unknown> =>
  g.rules.riders[riderIndex(move.rider)].show(g, riderOption(move.rider))

const samePay = (wanted: Pay, shown: Pay = {}): boolean =>
  PAYEES.every((payee) => (wanted[payee] ?? 0) === (shown[payee] ?? 0))

function explain(g: Game, seat: number, wanted: MoveJson, legal: readonly Move[]): IllegalMove {
  const card = wanted.card === undefined ? undefined : g.rules.called(wanted.card)
  if (wanted.card !== undefined && !card) return { is: 'unknown-card', card: wanted.card }
  const named = card && { card: card.id, nameId: card.nameId }
  if (named && !legal.some((move) => move.card === card.index)) return { is: 'not-at-hand', ...named }
  const obstacle = card && obstacleSo(g, seat, card, wanted.action)
  if (named && obstacle) return { is: 'obstacle', ...named, obstacle }
  const possible = [...new Set(legal.map((move) => g.rules.actions[move.action].id))]
  if (!possible.includes(wanted.action)) return { is: 'not-possible', action: wanted.action, possible }
  const same = legal.filter(
    (move) => g.rules.actions[move.action].id === wanted.action && (!card || move.card === card.index),
  )
  return {
    is: 'no-such-move',
    moves: same.slice(0, MOST_SHOWN).map((move) => JSON.stringify(showMove(g, move))),
  }
}

function obstacleSo(g: Game, seat: number, card: Piece, action: string): Obstacle | undefined {
  if (action === 'build') return obstacleTo(g, seat, card.id)
  return g.rules.actions.find(({ id }) => id === action)?.whyNot?.(g, seat, card)
}

/** Checks and plays an external move. An illegal move changes nothing. */
export function play(g: Game, seat: number, json: unknown): Result<Move> {
  const move = readMove(g, seat, json)
  if (move.ok) apply(g, seat, move.value)
  return move
}

const PAY_MARKS: readonly [keyof Pay, string][] = [
  ['left', '<'],
  ['right', '>'],
  ['bank', '$'],
  ['farLeft', '<<'],
  ['farRight', '>>'],
]

/** Move in one short line: `build altar by=chain`, `stage mine <2 $1`. */
export function moveText(json: MoveJson): string {
  const { action, card, pay = {}, ...details } = json
  const words = [action, ...(card === undefined ? [] : [card])]
  for (const [payee, mark] of PAY_MARKS) if (pay[payee]) words.push(`${mark}${pay[payee]}`)
  for (const [key, value] of Object.entries(details)) words.push(`${key}=${String(value)}`)
  return words.join(' ')
}

export function parseMoveText(text: string): Result<MoveJson> {
  const [action, ...words] = text.trim().split(/\s+/)
  if (!action) return refuse('bad-move', { is: 'nothing-done' })
  const move: MoveJson = { action }
  const pay: Pay = { left: 0, right: 0, bank: 0 }
  for (const word of words) {
    const coins = /^(<<|>>|<|>|\$)(\d+)$/.exec(word)
    const detail = /^([a-zA-Z]+)=(.+)$/.exec(word)
    if (coins) {
      const payee = PAY_MARKS.find(([, mark]) => mark === coins[1])?.[0]
      if (payee) pay[payee] = Number(coins[2])
      move.pay = pay
    } else if (detail) move[detail[1]] = detailValue(detail[2])
    else if (move.card === undefined) move.card = word
    else return refuse('bad-move', { is: 'strange-word', word })
  }
  return ok(move)
}

const detailValue = (text: string): string | number | boolean => {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? Number(text) : text
}
