/**
 * Writes down for good the numbers of inputs and moves that have come since: `npm run ledger`. What stands in the ledger is
 * never changed, so that what was learned with it stays right.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '../src/index.ts'
import { ledgerOf, numberingsOf } from '../src/learn/ledger.ts'

const FILE = join(import.meta.dirname, '..', 'src', 'learn', 'ledger.json')

writeFileSync(FILE, `${JSON.stringify(ledgerOf(numberingsOf(BOXES)), undefined, 2)}\n`)
