/**
 * Module that Node preloads into a server to simulate a wrong system date: it shifts the clock by an offset whose sign
 * changes.
 */
const off = Number(process.env.HEPTAPOLIS_TEST_SKEW ?? 0)
const TURN = 5000
const right = Date.now
const began = right()

const isTurned = (): boolean => Math.floor((right() - began) / TURN) % 2 === 1
Date.now = () => right() + (isTurned() ? -off : off)
globalThis.Date = new Proxy(Date, {
  construct: (target, given) => (given.length === 0 ? new target(Date.now()) : Reflect.construct(target, given)),
})
