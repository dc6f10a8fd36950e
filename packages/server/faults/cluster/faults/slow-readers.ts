/** Fault: clients that send requests and read no answers. */
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../../figures.ts'
import { type SlowReader, slowReader } from '../../slow-reader.ts'
import type { Crowd } from '../crowd.ts'
import type { ClusterFault, Scene } from '../fault-run.ts'
import type { TestCluster } from '../test-cluster.ts'

/** Milliseconds between new slow readers; three times this fills the system's socket buffers. */
const EVERY = 25_000

const readers: SlowReader[] = []
/** Acknowledgement latency before, and with slow readers. */
const [before, beside]: [number[], number[]] = [[], []]
let held = 0

/** At each table a second device follows again and again and reads nothing. */
export const slow: ClusterFault = {
  name: 'people who read nothing',
  async happens({ cluster, crowd }) {
    if (readers.length === 0) {
      before.push(...(await waitsIn(crowd)))
      held = await heldBy(cluster)
    }
    readers.push(...(await Promise.all(linesTo({ cluster, crowd }))))
    beside.push(...(await waitsIn(crowd)))
  },
  async after({ cluster }) {
    const more = (await heldBy(cluster)) - held
    const cut = readers.filter(({ isCut }) => isCut()).length
    for (const reader of readers) reader.close()
    return {
      'lines that read nothing': readers.length,
      'cut off': cut,
      'kB held by each': Math.round(more / 1000 / readers.length),
      'ms to 99 of 100 acknowledgements before': p99(before),
      'and beside them': p99(beside),
    }
  },
}

function linesTo({ cluster: { nodes }, crowd }: Omit<Scene, 'dice'>): Promise<SlowReader>[] {
  const inPlay = [...crowd.tables].slice(-crowd.guests.length / 2)
  return inPlay.map(([table, { cookie }], i) =>
    slowReader(nodes[i % nodes.length].origin, { table, cookies: [cookie] }),
  )
}

async function waitsIn({ waits }: Crowd): Promise<number[]> {
  const from = waits.length
  await pause(EVERY)
  return waits.slice(from)
}

async function heldBy({ nodes }: TestCluster): Promise<number> {
  const found = await Promise.all(nodes.map((node) => node.tidied()))
  return found.reduce((sum, figures) => sum + figures.held, 0)
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(quantile(sorted, 0.99))
}
