/** A server to be killed, measured or watched: no app, one folder, one port. It prints its number when it listens. */
import { serve } from '../src/index.ts'

const [data, port, synchronous] = process.argv.slice(2)
const config = { port: Number(port), lan: false, data, proxies: [], logs: false, privateHooks: false }
const serving = await serve(config, synchronous === 'normal' ? { synchronous } : {})
if (!serving.ok) throw new Error(`${serving.error.code}: ${serving.error.message}`)
// Whoever measures what is held first has thrown away what is not.
process.on('SIGUSR2', () => globalThis.gc?.())
console.log(process.pid)
