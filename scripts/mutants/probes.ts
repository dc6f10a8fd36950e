/** Instruments a source file, so that a test run records which mutants each test reaches. */
import type { Mutation } from './mutators.ts'
import { codeIn, parse } from './syntax.ts'

/** Global array of marks. */
export const SEEN = '__mutantsSeen'

interface Wrap {
  start: number
  end: number
  open: string
  close: string
}

const wrap = ({ start, end, isStatement }: Mutation['site'], id: number): Wrap =>
  isStatement
    ? { start, end, open: `{${SEEN}[${id}]=1;`, close: '}' }
    : { start, end, open: `(${SEEN}[${id}]=1,`, close: ')' }

/** The leading semicolon keeps a line that begins with a bracket from continuing the line above. */
function statementsAt(source: string, starts: ReadonlySet<number>): Wrap[] {
  const isOpen = (type: string, start: number): boolean => type === 'ExpressionStatement' && starts.has(start)
  return [...codeIn(parse(source))].flatMap(([{ type, start, end }]) =>
    isOpen(type, start) ? [{ start, end, open: '{', close: '}' }] : [],
  )
}

/** Source with a numbered mark at each mutant. */
export function probed(source: string, mutants: readonly { id: number; site: Mutation['site'] }[]): string {
  const marks = mutants.map(({ id, site }) => wrap(site, id))
  const outer = statementsAt(source, new Set(marks.map(({ start }) => start)))
  const isBlock = ({ open }: Wrap): number => (open.startsWith('{') ? 0 : 1)
  const wraps = [...outer, ...marks].sort((a, b) => a.start - b.start || b.end - a.end || isBlock(a) - isBlock(b))
  const opens = Map.groupBy(wraps, ({ start }) => start)
  const closes = Map.groupBy(wraps.toReversed(), ({ end }) => end)
  const cuts = [...new Set([0, ...opens.keys(), ...closes.keys(), source.length])].sort((a, b) => a - b)
  return cuts
    .map((cut, i) => {
      const before = (closes.get(cut) ?? []).map(({ close }) => close)
      const after = (opens.get(cut) ?? []).map(({ open }) => open)
      return [...before, ...after, source.slice(cut, cuts[i + 1] ?? cut)].join('')
    })
    .join('')
}
