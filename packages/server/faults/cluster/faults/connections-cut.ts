/** Fault: all client connections are cut at once. */
import { until } from '../../../src/test-guest.ts'
import type { ClusterFault } from '../fault-run.ts'

/** Milliseconds until everybody was back, per repetition. */
const times: number[] = []

/** Cuts all connections at once. */
export const storm: ClusterFault = {
  name: 'all lines cut at once',
  async happens({ crowd: { guests } }) {
    const before = guests.map(({ connections }) => connections)
    const began = performance.now()
    for (const guest of guests) guest.cut()
    await until(() =>
      guests.every(({ connection, connections }, i) => connections > before[i] && connection.state.isConnected),
    )
    times.push(performance.now() - began)
  },
  async after({ crowd: { guests } }) {
    const refused = guests.reduce((sum, guest) => sum + guest.refused, 0)
    return {
      lines: guests.length,
      'lines refused': refused,
      'ms until all were back, at most': Math.round(Math.max(...times)),
    }
  },
}
