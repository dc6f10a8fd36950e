/**
 * Bot knowledge of the Tower of Babel: a placed tile raises the value of the next, and its law should suit the city.
 */
import { type Effect, type EffectOf, type Game, left, type Move, right, state, strength } from '@heptapolis/engine/box'
import type { Judgement, Mind } from '../../mind/contract.ts'
import { timeLeft, turnsToCome } from '../../mind/time.ts'
import data from '../mind.json' with { type: 'json' }
import { built } from './board.ts'

const { weights, features } = data['babel-tower']

const POINTS = [0, 2, 5, 10]
const ALL = 3
const A_TILE = POINTS[ALL] / ALL
/** Share of a tile's value while it is in hand, where it can wait for a turn without a good card. */
const WAITING = 0.65
/** One spare turn per so many turns. */
const TURNS_A_TILE = 3

/** Value of placed tiles: the second and third score more than the first, so each counts equally. */
function promise(laid: number, turns: number): number {
  const waiting = Math.min(ALL - laid, turns / TURNS_A_TILE)
  const even = (A_TILE * laid - POINTS[laid]) * Math.min(1, turns / (TURNS_A_TILE * Math.max(1, ALL - laid)))
  return even + WAITING * A_TILE * waiting
}

type Law = EffectOf<'law'>['law']
const isLaw = (effect: Effect): effect is EffectOf<'law'> => effect.kind === 'law'

/** Advantage of a law for the city over its neighbours; positive if it helps. */
function suits(g: Game, seat: number, law: Law): number {
  const around = [left(g, seat), right(g, seat)]
  const stronger = around.reduce((sum, city) => sum + Math.sign(strength(g, seat) - strength(g, city)), 0)
  const rest = timeLeft(g)
  switch (law.op) {
    case 'victories':
      return -0.8 * stronger
    case 'defeats':
      return 0.5 * stronger
    case 'tax':
      return -0.4 * rest
    case 'bonus':
      return 1 * rest
    case 'noResources':
    case 'coinsForResources':
    case 'good':
      return 0.8 * rest
    case 'price':
      return -0.5 * law.by * rest
    case 'muteBrown':
    case 'muteCards':
      return -1 * rest
    default:
      return 0.3 * rest
  }
}

function lawWorth(g: Game, seat: number, tile: number): number {
  const effect = g.rules.pieces[tile].effects[0]?.effect
  return effect && isLaw(effect) ? suits(g, seat, effect.law) : 0
}

function answer(g: Game, seat: number, { action, card, option }: Move, question: string): number | undefined {
  if (question === 'tiles') return lawWorth(g, seat, card)
  if (state.queue.size(g, 0) > 0 || action !== g.rules.actionOf('tower')) return undefined
  return tileValue(g, seat) + lawWorth(g, seat, option)
}

/** A tile is placed at the end of the turn, so its points are not on the score sheet yet. */
function tileValue(g: Game, seat: number): number {
  const laid = built.size(g, seat)
  const turns = turnsToCome(g)
  return POINTS[laid + 1] - POINTS[laid] + promise(laid + 1, turns) - promise(laid, turns)
}

/** Value of placing a tile now; it can wait while there is time. */
function tile({ g, seat, rest }: Judgement, worths: readonly number[]): number {
  const laid = built.size(g, seat)
  const points = [2, 3, 5][laid] ?? 0
  return points * (1 - rest) + worths[Math.min(2, laid)] * rest
}

export const mind: Mind<typeof weights> = {
  effects: { law: {} },
  weights,
  actions: { tower: (judgement, { card }, worths) => tile(judgement, worths.tile) + judgement.denied(card) },
  ahead: (g, seat) => promise(built.size(g, seat), turnsToCome(g)),
  answer,
  features: {
    weights: features,
    read(g, seat, into, at) {
      into[at] = built.size(g, seat)
    },
  },
}
