import { type Game, showMove } from '@heptapolis/engine'
import { otherWays as otherMoves } from '@heptapolis/engine/show'
import { type PaymentOption, wayOf } from '../choices.ts'

/** Payments that another undercuts, where they can be worth it. */
export const otherWays = (g: Game, city: number, offered: readonly PaymentOption[]): PaymentOption[] =>
  otherMoves(
    g,
    city,
    offered.map(({ move }) => move),
  ).map((move) => wayOf(showMove(g, move)))
