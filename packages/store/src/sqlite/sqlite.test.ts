import { join } from 'node:path'
import { sure } from '@heptapolis/engine/kernel'
import { openSqlite } from '../index.ts'
import { conforms, temporaryFolder } from '../testing.ts'

conforms('sqlite', async () => sure(await openSqlite({ file: join(temporaryFolder(), 'tables.db') })))
