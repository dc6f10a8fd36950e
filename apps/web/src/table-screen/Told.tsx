/** A line of the log with whoever it speaks of in bold. */
import type { LogLine } from './log.ts'

export function Told({ line: { text, who } }: { line: Pick<LogLine, 'text' | 'who'> }) {
  if (who === undefined || !text.startsWith(who)) return text
  return (
    <>
      <b>{who}</b>
      {text.slice(who.length)}
    </>
  )
}
