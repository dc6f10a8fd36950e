/**
 * A server to be killed, measured or watched: no app, one port, a folder or a PostgreSQL. It prints its number when it listens.
 * The environment makes it one of several: where the store is, how far its date is off, how unruly its hints are, how unsound its
 * bots.
 */
import { enableCompileCache, flushCompileCache } from 'node:module'

enableCompileCache()
const { serve } = await import('../src/index.ts')
/** Milliseconds a bot has that may never come to an end; a thread that starts has no more. */
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
  // Whole crowds come from one machine.
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
// Whoever measures what is held first has thrown away what is not.
process.on('SIGUSR2', () => globalThis.gc?.())
process.once('SIGTERM', () => void serving.value.stop().then(() => process.exit()))
// Nobody else would ever end it where whoever started it was killed.
const { ppid: starter } = process
setInterval(() => process.ppid === starter || process.exit(), 1000).unref()
console.log(process.pid)
// As the command does at its end, to which a server that is killed never comes.
flushCompileCache()
