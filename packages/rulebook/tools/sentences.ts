/**
 * `npm run sentences`: stores a hash (seal) of every rulebook sentence after a review. No test can notice "left" where
 * the game says right, so a changed sentence must be compared with its proof again.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sealedSentences } from './sealing.ts'

const file = join(import.meta.dirname, 'sentences.json')
writeFileSync(file, `${JSON.stringify(await sealedSentences(), undefined, 2)}\n`)
