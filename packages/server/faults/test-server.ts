/**
 * Server process for fault tests and benchmarks, without the web app; it prints its pid when it listens. Environment
 * variables set the store, clock offset, lost messages and failing bots.
 */
import { enableCompileCache, flushCompileCache } from 'node:module'

enableCompileCache()
const { serve } = await import('../src/index.ts')
/** Milliseconds for a bot that may hang; includes the start of a thread. */
const BOT_TIME = 5000
const [data, port, synchronous] = process.argv.slice(2)
const { HEPTAPOLIS_STORE: store, HEPTAPOLIS_HINTS: hints } = process.env
const { HEPTAPOLIS_TEST_NETWORK_LIMITS, HEPTAPOLIS_TEST_PRIVATE_HOOKS } = process.env
const { HEPTAPOLIS_TEST_LAN, HEPTAPOLIS_TEST_UNRULY, HEPTAPOLIS_TEST_UNSOUND } = process.env
const config = {
  port: Number(port),
  lan: HEPTAPOLIS_TEST_LAN === 'yes',
  data,
  proxies: [],
  logs: false,
  privateHooks: HEPTAPOLIS_TEST_PRIVATE_HOOKS === 'yes',
  // All guests share one machine.
  networkLimits: Number(HEPTAPOLIS_TEST_NETWORK_LIMITS ?? 0),
  ...(store && { store }),
  ...(hints && { hints }),
}
const share = Number(HEPTAPOLIS_TEST_UNRULY ?? 0)
const lossyBus = share > 0 ? (await import('./cluster/lossy-bus.ts')).lossyBus : undefined
const hasFaultyWorker = Number(HEPTAPOLIS_TEST_UNSOUND ?? 0) > 0
const serving = await serve(config, {
  ...(synchronous === 'normal' && { synchronous }),
  ...(lossyBus && { heard: (bus) => lossyBus(bus, share, port) }),
  ...(hasFaultyWorker && {
    program: { url: new URL('./cluster/faulty-worker.ts', import.meta.url), patience: BOT_TIME },
  }),
})
if (!serving.ok) throw new Error(`${serving.error.code}: ${serving.error.message}`)
// Measurements of live memory collect garbage first.
process.on('SIGUSR2', () => globalThis.gc?.())
process.once('SIGTERM', () => void serving.value.stop().then(() => process.exit()))
// Ends itself if its parent was killed.
const { ppid: starter } = process
setInterval(() => process.ppid === starter || process.exit(), 1000).unref()
console.log(process.pid)
// The command does this at its end, which a killed server never reaches.
flushCompileCache()
