const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const ID_LETTERS = 8

/** A random id. `crypto.randomUUID` is missing over plain http. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_LETTERS)), (byte) => LETTERS[byte % LETTERS.length]).join('')
