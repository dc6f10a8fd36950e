/** Lines of JSON as they come from a server, until it has no more to say, or says nothing at all for too long. */
import { EMPTY_EVERY } from '@heptapolis/wire'

/** A line that is cut without a word is noticed by the empty lines that do not come. */
const SILENCE = 3 * EMPTY_EVERY

/** Ends, whatever the reason, when the stream does. */
export async function linesOf(url: string, stop: AbortController, hear: (line: unknown) => void): Promise<void> {
  let silence: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    clearTimeout(silence)
    silence = setTimeout(() => stop.abort(), SILENCE)
  }
  try {
    listen()
    const response = await fetch(url, { signal: stop.signal })
    const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
    let rest = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      listen()
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line !== '') hear(JSON.parse(line))
    }
  } catch {
    // Cut, stopped, or no server at all: for whoever listens it is the same.
  } finally {
    clearTimeout(silence)
  }
}
