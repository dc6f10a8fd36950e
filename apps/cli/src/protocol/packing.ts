/** Encoding of many game states in one message for another program: little-endian typed arrays as base64. */

import { learner, type Observation } from '@heptapolis/boxes/learn'
import { MOST_CITIES } from '@heptapolis/engine/show'
import type { Slot } from './arena.ts'

const packed = (array: Int8Array | Uint8Array | Uint16Array | Int16Array | Int32Array | Float32Array): string =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64')

/** Concatenated lists of varying length: the offset of each, and the end of the last. */
class Rows {
  readonly offsets: Int32Array
  #numbers = new Uint16Array(1024)
  #others = new Int8Array(1024)
  #size = 0
  #row = 0

  constructor(rows: number) {
    this.offsets = new Int32Array(rows + 1)
  }

  push(number: number, other: number): void {
    if (this.#size === this.#numbers.length) this.#grow()
    this.#numbers[this.#size] = number
    this.#others[this.#size++] = other
  }

  #grow(): void {
    const [numbers, others] = [new Uint16Array(2 * this.#size), new Int8Array(2 * this.#size)]
    numbers.set(this.#numbers)
    others.set(this.#others)
    this.#numbers = numbers
    this.#others = others
  }

  endRow(): void {
    this.offsets[++this.#row] = this.#size
  }

  packed(number: string, other: string): Record<string, string> {
    return {
      offsets: packed(this.offsets),
      [number]: packed(this.#numbers.subarray(0, this.#size)),
      [other]: packed(this.#others.subarray(0, this.#size)),
    }
  }
}

const observation: Observation = learner.newObservation()

/** Encoded state of all games. */
export function situation(slots: readonly Slot[]): Record<string, unknown> {
  const inputs = new Rows(slots.length)
  const legal = new Rows(slots.length)
  const done = new Uint8Array(slots.length)
  const points = new Int16Array(slots.length * MOST_CITIES)
  const rewards = new Float32Array(slots.length * MOST_CITIES)
  for (const [i, slot] of slots.entries()) {
    writeInputs(slot, inputs)
    writeLegal(slot, legal)
    if (!slot.ended) continue
    done[i] = 1
    points.set(slot.ended.points, i * MOST_CITIES)
    rewards.set(slot.ended.shares, i * MOST_CITIES)
  }
  return {
    seat: packed(Uint8Array.from(slots, ({ seat }) => seat)),
    player: packed(Uint8Array.from(slots, ({ player }) => player)),
    done: packed(done),
    points: packed(points),
    rewards: packed(rewards),
    inputs: inputs.packed('indices', 'values'),
    legal: legal.packed('actions', 'ways'),
  }
}

function writeInputs({ g, seat }: Slot, rows: Rows): void {
  const { values, indices, size } = learner.observeFrom(g, seat, observation)
  for (let i = 0; i < size; i++) {
    const index = indices[i] ?? 0
    rows.push(index, values[index] ?? 0)
  }
  rows.endRow()
}

/** Each action once, in order, with its number of payments. */
function writeLegal({ legal }: Slot, rows: Rows): void {
  let ways = 0
  let last = 0
  for (const number of legal.numbers.slice().sort()) {
    if (number === last) ways++
    else {
      if (ways > 0) rows.push(last, ways)
      last = number
      ways = 1
    }
  }
  if (ways > 0) rows.push(last, ways)
  rows.endRow()
}
