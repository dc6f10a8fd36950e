const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const ID_LETTERS = 8

/** An id for what this browser keeps. Over plain http in a room there is no `crypto.randomUUID`. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_LETTERS)), (byte) => LETTERS[byte % LETTERS.length]).join('')
