/**
 * Alternative payments for an action, shown on demand: paying a partner more, or free resources of another neighbour.
 */
import { type Game, showMove } from '@heptapolis/engine'
import { otherWays as otherMoves } from '@heptapolis/engine/show'
import { type PaymentOption, wayOf } from '../choices.ts'

/** Undercut payments that can still be useful. */
export const otherWays = (g: Game, city: number, offered: readonly PaymentOption[]): PaymentOption[] =>
  otherMoves(
    g,
    city,
    offered.map(({ move }) => move),
  ).map((move) => wayOf(showMove(g, move)))
