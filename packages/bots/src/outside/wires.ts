/**
 * Layout of the memory that two threads share: the worker that talks to an external bot, and the waiting thread of the
 * game.
 */
export interface Wires {
  command: string
  shared: SharedArrayBuffer
}

/** Two integers, followed by the answer as text. */
export const HEADER = 8
export const BYTES = 65536
export const [STATUS, LENGTH] = [0, 1]
export const [ANSWERED, FAILED] = [1, 2]
