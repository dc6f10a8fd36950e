/**
 * Process that the fault tests kill or trace. It appends to several logs at once and prints a line where a server would
 * send an acknowledgement. Choices of a log are numbered from 0; `first` names the next one per log, and the store may
 * already contain some.
 */
import { openSqlite, type Store } from '../src/index.ts'

export interface AppenderOptions {
  file: string
  synchronous: 'full' | 'normal'
  /** First choice to send, per log. */
  first: number[]
  /** Number of choices per log; if absent, until the process is killed. */
  last?: number
}

const orders: AppenderOptions = JSON.parse(process.argv[2])
const opened = await openSqlite({ file: orders.file, synchronous: orders.synchronous })
if (!opened.ok) throw new Error(`${opened.error.code}: ${opened.error.message}`)
const store = opened.value
await Promise.all(orders.first.map((first, log) => appendTo(store, `log-${log}`, first)))
await store.close()

async function appendTo({ log }: Store, game: string, first: number): Promise<void> {
  const before = await log.read(game)
  let length = before.ok ? before.value.length : 0
  if (length === 0) {
    await log.append({
      game,
      events: [{ kind: 'open', n: 0, at: 0 }],
      secret: new Uint8Array(32),
      listing: { state: 'playing', visibility: 'link', sittings: [] },
    })
    length = 1
  }
  for (let i = first; orders.last === undefined || i < orders.last; i++) {
    const cid = `${game}/choice-${i};`
    const kept = await log.append({ game, events: [{ kind: 'choose', n: length, at: i, who: 'ada', cid }] })
    if (!kept.ok) throw new Error(`${kept.error.code}: ${kept.error.message}`)
    if (!kept.value.repeated) length++
    process.stdout.write(`ack ${cid} ${kept.value.n}\n`)
  }
}
