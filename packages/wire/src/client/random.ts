/** Random ids as hex text. Uses a browser API that works without https too, for phones in a local network. */
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

const inHex = (byte: number): string => byte.toString(16).padStart(2, '0')

export const randomHex = (count: number): string => Array.from(bytes(count), inHex).join('')

/** Nonce that a player adds to the deal. */
export const newNonce = (): string => randomHex(16)

export const newCid = (): string => randomHex(8)
