/** Strength of wonder boards, as data: mean points of the bot `medium` with a board, minus its mean over all boards. */
import type { Edition } from '@heptapolis/engine'
import type { WonderBoard } from './model.ts'

/** By edition, wonder and side; docs/results/2026-11-18-wonders.md has the runs. Boards that are absent count as average. */
const STRENGTHS: Readonly<Record<Edition, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  '1e': {
    'abu-simbel': { a: -2.5, b: -7.2 },
    alexandria: { a: -0.5, b: -0.4 },
    babylon: { a: 0, b: -0.7 },
    byzantium: { a: -2.2, b: -4.1 },
    carthage: { a: 1.7, b: 1.1 },
    catan: { a: 2.6, b: 0.4 },
    ephesos: { a: 0.3, b: 2.1 },
    gizah: { a: -0.7, b: -0.1 },
    'great-wall': { a: 5.6, b: -0.5 },
    halikarnassos: { a: -1.0, b: -1.5 },
    'manneken-pis': { a: -3.9, b: 0.8, promo: -0.6 },
    olympia: { a: -0.1, b: -0.1 },
    petra: { a: 0.5, b: -2.4 },
    rhodos: { a: -0.5, b: 3.2 },
    rome: { a: -2.0, b: -0.1 },
    siracusa: { a: 3.0, b: 0.0 },
    stonehenge: { a: -1.4, b: -3.8 },
    ur: { a: -2.1, b: -4.2 },
  },
  '2e': {
    'abu-simbel': { day: -0.8, night: -9.0 },
    alexandria: { day: -1.1, night: -0.9 },
    babylon: { day: 0.4, night: 1.6 },
    byzantium: { day: -1.3, night: -2.3 },
    carthage: { day: 1.9, night: 0.1 },
    catan: { day: 2.2, night: 0.6 },
    ephesos: { day: 0.8, night: 2.4 },
    gizah: { day: -0.5, night: -0.1 },
    'great-wall': { day: 5.5, night: 0.8 },
    halikarnassos: { day: -0.8, night: -1.2 },
    'manneken-pis': { day: -2.9, night: -0.5, promo: -0.1 },
    olympia: { day: -1.7, night: -0.6 },
    petra: { day: 0.4, night: -1.4 },
    rhodos: { day: -1.7, night: 3.2 },
    rome: { day: -3.4, night: -2.4 },
    siracusa: { day: 2.7, night: 1.6 },
    stonehenge: { day: 0.4, night: -5.0 },
    ur: { day: -2.0, night: -2.4 },
  },
}

/** A wonder with a free side counts as its better side. */
export function strengthOf(edition: Edition, { wonder, side }: WonderBoard): number {
  const sides = STRENGTHS[edition][wonder]
  if (!sides) return 0
  return side === undefined ? Math.max(...Object.values(sides)) : (sides[side] ?? 0)
}
