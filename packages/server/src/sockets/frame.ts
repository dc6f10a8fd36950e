/**
 * Encoder of text messages as WebSocket frames (RFC 6455, 5.2). Servers do not mask frames, so one encoded frame serves
 * every socket.
 */

/** Opcode of a whole text message. */
const TEXT = 0x81
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127
const MOST_IN_TWO_BYTES = 0xffff

let last: { readonly text: string; readonly frame: Buffer } | undefined

/** Frame of a text. Caches the last one, because followers of a table get the same text one after another. */
export function frameOf(text: string): Buffer {
  if (last?.text === text) return last.frame
  const frame = encode(text)
  last = { text, frame }
  return frame
}

function encode(text: string): Buffer {
  const size = Buffer.byteLength(text)
  const start = size < IN_TWO_BYTES ? 2 : size <= MOST_IN_TWO_BYTES ? 4 : 10
  const frame = Buffer.allocUnsafe(start + size)
  frame[0] = TEXT
  if (start === 2) frame[1] = size
  else if (start === 4) {
    frame[1] = IN_TWO_BYTES
    frame.writeUInt16BE(size, 2)
  } else {
    frame[1] = IN_EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(size), 2)
  }
  frame.write(text, start)
  return frame
}
