/** State of the score-pad grid: the current cell, its text, and the effect of keys. */
import type { Ruleset } from '@heptapolis/engine/show'
import { useState } from 'react'
import { flipped, isSymbols, KINDS, linesOf, type PadLine, textAt, typedAt, withSymbol } from '../model/numbers.ts'
import { isBlank, type PadPosition, playersOf } from '../model/pad.ts'

export interface Spot {
  line: number
  seat: number
}

export interface Grid {
  lines: readonly PadLine[]
  seats: readonly number[]
  at: Spot
  /** The text of a cell, also while it is no number yet. */
  text(spot: Spot): string
  /** False for cities that were entered piece by piece. */
  isOpen(seat: number): boolean
  /** True if the cell takes symbols, one digit per kind. */
  isApart(spot: Spot): boolean
  go(spot: Spot): void
  type(text: string): void
  /** Appends a digit; the first one replaces the old value. */
  digit(digit: string): void
  erase(): void
  flip(): void
  /** Adds a symbol of a kind. */
  more(kind: number): void
  /** Switches science between symbols and points. */
  toggleApart(): void
  /** The next cell for Enter; undefined after the last one. */
  next: Spot | undefined
  beside(lines: number, seats: number): Spot
}

export function useGrid(position: PadPosition, rules: Ruleset, onChange: (position: PadPosition) => void): Grid {
  const lines = linesOf(rules, position)
  const seats = Array.from({ length: playersOf(position) }, (_, seat) => seat)
  const isOpen = (seat: number) => position.cities[seat].numbers !== undefined || isBlank(position.cities[seat])
  const open = seats.filter(isOpen)
  const [kept, setAt] = useState<Spot>({ line: 0, seat: open[0] ?? 0 })
  /** Nothing typed yet, a lone sign, or a value. */
  const [typing, setTyping] = useState<'no' | 'sign' | 'yes'>('no')
  const [inPoints, setInPoints] = useState(false)
  const at = { line: Math.min(kept.line, lines.length - 1), seat: Math.min(kept.seat, seats.length - 1) }
  const isHere = ({ line, seat }: Spot) => line === at.line && seat === at.seat
  const isApart = ({ line, seat }: Spot) =>
    isSymbols(lines[line], position.cities[seat]) && !(inPoints && lines[line].asks === 'symbols')
  const text = (spot: Spot) => (isHere(spot) && typing === 'sign' ? '-' : textAt(position, spot.seat, lines[spot.line]))
  const type = (wish: string) => {
    const apart = isApart(at)
    const kept = apart ? wish.replaceAll(/\D/g, '').slice(0, KINDS.length) : wish
    setTyping(kept === '-' ? 'sign' : 'yes')
    const next = typedAt(position, at.seat, lines[at.line], kept, apart)
    if (next) onChange(next)
  }
  return {
    lines,
    seats,
    at,
    text,
    isOpen,
    isApart,
    go(spot) {
      setAt(spot)
      setTyping('no')
      if (lines[spot.line].asks !== 'symbols') setInPoints(false)
    },
    type,
    digit: (digit) => type((typing === 'no' ? '' : text(at)) + digit),
    erase: () => type(text(at).slice(0, -1)),
    flip: () => type(flipped(text(at))),
    more: (kind) => isApart(at) && type(withSymbol(text(at), kind)),
    toggleApart() {
      const next = typedAt(position, at.seat, lines[at.line], '', true)
      if (next) onChange(next)
      setTyping('no')
      setInPoints(isApart(at))
    },
    next: after(at, open, lines.length),
    beside: (down, on) => ({
      line: Math.min(lines.length - 1, Math.max(0, at.line + down)),
      seat: open[Math.min(open.length - 1, Math.max(0, open.indexOf(at.seat) + on))] ?? at.seat,
    }),
  }
}

function after({ line, seat }: Spot, open: readonly number[], lines: number): Spot | undefined {
  const beside = open.find((other) => other > seat)
  if (beside !== undefined) return { line, seat: beside }
  return line + 1 < lines && open.length > 0 ? { line: line + 1, seat: open[0] } : undefined
}
