/** Mutants that change nothing anybody could notice, as docs/mutants.md lists them: file, change, and why. */
import { type Mutant, read } from './draw.ts'

const LIST = 'docs/mutants.md'

type Row = Pick<Mutant, 'file' | 'before' | 'after'> & { why: string }

/** A row of the list, for whoever finds out why. A bar would end the cell. */
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
