/** Line of the game log with its leading name in bold. */
import type { LogLine } from './log.ts'

/** A number stays with its noun at the end of a line. */
const unbroken = (text: string): string => text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')

export function LogText({ line }: { line: Pick<LogLine, 'text' | 'who'> }) {
  const { who } = line
  const text = unbroken(line.text)
  if (who === undefined || !text.startsWith(who)) return text
  return (
    <>
      <b>{who}</b>
      {text.slice(who.length)}
    </>
  )
}
