/**
 * Stores the numbers of new inputs and moves: `npm run ledger`. Existing entries of the ledger never change, so that
 * trained programs stay valid.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '../src/index.ts'
import { ledgerOf, numberingsOf } from '../src/learn/ledger.ts'

const FILE = join(import.meta.dirname, '..', 'src', 'learn', 'ledger.json')

writeFileSync(FILE, `${JSON.stringify(ledgerOf(numberingsOf(BOXES)), undefined, 2)}\n`)
