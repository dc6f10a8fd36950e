/** A server to be killed: no app, one file, one port. It prints a line when it listens. */
import { openSqlite } from '@heptapolis/store'
import { buildServer, House } from '../src/index.ts'

const [file, port] = process.argv.slice(2)
const store = await openSqlite({ file })
if (!store.ok) throw new Error(store.error.message)
const house = await House.open({ store: store.value })
const app = await buildServer(house, {})
await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('listening')
