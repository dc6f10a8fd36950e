/** Generator of docs/openapi.json, the API description that a server serves: `npm run docs`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryStore } from '@heptapolis/store'
import { API } from '@heptapolis/wire'
import { buildServer, ServerContext } from '../src/index.ts'

const store = memoryStore()
const context = await ServerContext.open({ store })
const server = await buildServer(context, {})
const { payload } = await server.inject(`${API}/openapi.json`)
writeFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'openapi.json'), payload)
await server.close()
await context.close()
await store.close()
