/** Text layout: aligned columns, wrapped lines, headings. */
import { itemAt } from '@heptapolis/engine/kernel'
import { columns, faint, flush, padded, width } from './paint.ts'

export interface TextTableOptions {
  head?: readonly string[]
  /** Right-aligned columns, for numbers. */
  numbers?: readonly number[]
  indent?: number
  /** Wraps the last column instead of exceeding the line width. */
  wrap?: boolean
}

const GAP = '  '

export function table(rows: readonly (readonly string[])[], shape: TextTableOptions = {}): string {
  const { head, numbers = [], indent = 0, wrap = false } = shape
  const all = head ? [head, ...rows] : rows
  const most = Math.max(0, ...all.map((row) => row.length))
  const widths = Array.from({ length: most }, (_, i) => Math.max(0, ...all.map((row) => width(row[i] ?? ''))))
  const before = indent + widths.slice(0, -1).reduce((sum, w) => sum + w + GAP.length, 0)
  const line = (cells: readonly string[]): string => {
    const last = wrap && !numbers.includes(most - 1) ? most - 1 : most
    const aligned = cells.map((cell, i) =>
      numbers.includes(i) ? flush(cell, itemAt(widths, i)) : padded(cell, itemAt(widths, i)),
    )
    if (last < cells.length)
      aligned[last] = wrapped(itemAt(cells, last), columns() - before).join(`\n${' '.repeat(before)}`)
    return (' '.repeat(indent) + aligned.join(GAP)).trimEnd()
  }
  return [...(head ? [faint(line(head))] : []), ...rows.map(line)].join('\n')
}

const FEWEST = 24

/** Wraps between words, never between a number and its unit, and keeps existing line breaks. */
export const wrapped = (text: string, most: number): string[] => text.split('\n').flatMap((line) => broken(line, most))

function broken(text: string, most: number): string[] {
  const room = Math.max(FEWEST, most)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<!\d) /)) {
    if (line !== '' && width(line) + 1 + width(word) > room) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

export const indented = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by))

/** Horizontal rule with a title. */
export function heading(title: string): string {
  const rest = Math.max(2, columns() - width(title) - 4)
  return `${faint('──')} ${title} ${faint('─'.repeat(rest))}`
}
