/**
 * Parser of docs/mutants.md, the list of equivalent mutants: changes that no test can detect, each with file and
 * reason.
 */
import { type Mutant, read } from './draw.ts'

const LIST = 'docs/mutants.md'

type Row = Pick<Mutant, 'file' | 'before' | 'after'> & { why: string }

/** Row to paste into the list. A bar would end the table cell. */
export function rowText({ file, before, after }: Omit<Row, 'why'>): string {
  const change = `\`${before}\` → \`${after}\``
  return `| ${file} | ${change.replaceAll('|', '\\|')} |`
}

export function rows(): Row[] {
  return read(LIST)
    .split('\n')
    .flatMap((line) => {
      const [, file, change = '', why] = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
      const [, before, after] = /^`(.+)` → `(.*)`$/.exec(change) ?? []
      return before === undefined ? [] : [{ file, before, after, why }]
    })
}

const keyOf = ({ file, before, after }: Omit<Row, 'why'>): string => [file, before, after].join('\n')

export function equivalents(): (mutant: Mutant) => boolean {
  const known = new Set(rows().map(keyOf))
  return (mutant) => known.has(keyOf(mutant))
}
