/** Line of the game log with its leading name in bold. */
import type { LogLine } from './log.ts'

export function LogText({ line: { text, who } }: { line: Pick<LogLine, 'text' | 'who'> }) {
  if (who === undefined || !text.startsWith(who)) return text
  return (
    <>
      <b>{who}</b>
      {text.slice(who.length)}
    </>
  )
}
