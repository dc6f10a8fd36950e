/**
 * A program to be killed, or watched by strace. It appends to several logs at once, a choice at a time each, and writes a
 * line to its standard output for each acknowledgement, as a server would send one. The choices of a log are numbered from 0;
 * it is told which one of each log to begin with, and some of those may have been kept already.
 */
import { openSqlite, type Store } from '../src/index.ts'

export interface Orders {
  file: string
  synchronous: 'full' | 'normal'
  /** The first choice to send, a log. */
  first: number[]
  /** How many choices a log in all; without, until it is killed. */
  last?: number
}

const orders: Orders = JSON.parse(process.argv[2])
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
