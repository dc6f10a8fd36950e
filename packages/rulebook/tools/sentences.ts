/**
 * Seals the sentences of the rulebook: `npm run sentences`. A number that is wrong breaks an example, but no test can read
 * "left" where the game says right. So a sentence that changes breaks its seal: read its proof again, then seal it anew.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sealedSentences } from './sealing.ts'

const file = join(import.meta.dirname, 'sentences.json')
writeFileSync(file, `${JSON.stringify(await sealedSentences(), undefined, 2)}\n`)
