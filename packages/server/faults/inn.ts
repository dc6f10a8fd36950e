/** A server to be killed, measured or watched: no app, one folder, one port. It prints its number when it listens. */
import { enableCompileCache, flushCompileCache } from 'node:module'

enableCompileCache()
const { serve } = await import('../src/index.ts')
const [data, port, synchronous] = process.argv.slice(2)
const config = { port: Number(port), lan: false, data, proxies: [], logs: false, privateHooks: false }
const serving = await serve(config, synchronous === 'normal' ? { synchronous } : {})
if (!serving.ok) throw new Error(`${serving.error.code}: ${serving.error.message}`)
// Whoever measures what is held first has thrown away what is not.
process.on('SIGUSR2', () => globalThis.gc?.())
console.log(process.pid)
// As the command does at its end, to which a server that is killed never comes.
flushCompileCache()
