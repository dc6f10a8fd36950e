/** What the thread that asks an outside program shares with the one that waits. */
export interface Wires {
  command: string
  shared: SharedArrayBuffer
}

/** Two numbers, then the answer as text. */
export const HEADER = 8
export const BYTES = 65536
export const [STATUS, LENGTH] = [0, 1]
export const [ANSWERED, FAILED] = [1, 2]
