/** Reader of a response stream of JSON lines, until it ends or stays silent for too long. */
import { EMPTY_EVERY } from '@heptapolis/wire'

/** The server sends empty lines as a heartbeat; without them the connection is considered lost. */
const SILENCE = 3 * EMPTY_EVERY

/** Resolves when the stream ends, for whatever reason. */
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
    // Lost, aborted and refused connections are treated alike.
  } finally {
    clearTimeout(silence)
  }
}
