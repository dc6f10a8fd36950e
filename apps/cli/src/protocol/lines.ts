/** Splits a stream into lines with a maximum length; a longer line is replaced by a marker. */

export const LONGEST_LINE = 4 * 1024 * 1024
export const TOO_LONG = Symbol('a line that is too long')

const NEWLINE = 10

export async function* linesOf(input: AsyncIterable<Buffer>, longest = LONGEST_LINE): AsyncGenerator<string | symbol> {
  let parts: Buffer[] = []
  let size = 0
  const take = (): string | symbol => {
    const line = size > longest ? TOO_LONG : Buffer.concat(parts).toString('utf8')
    parts = []
    size = 0
    return line
  }
  const keep = (part: Buffer): void => {
    size += part.length
    if (size > longest) parts = []
    else parts.push(part)
  }
  for await (const chunk of input) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end))
      yield take()
      from = end + 1
    }
    keep(chunk.subarray(from))
  }
  if (size > 0) yield take()
}
