import { join } from 'node:path'
import { sure } from '@heptapolis/engine/kernel'
import { conforms } from '../../conformance/index.ts'
import { openSqlite } from '../index.ts'
import { temporaryFolder } from '../testing.ts'

conforms('sqlite', async () => sure(await openSqlite({ file: join(temporaryFolder(), 'tables.db') })))
