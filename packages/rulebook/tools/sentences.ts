/**
 * Seals the sentences of the rulebook: `npm run sentences`. A wrong number breaks an example, but no test can
 * read "left" where the game says right. So a changed sentence breaks its seal: check its proof again, then
 * seal it anew.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sealedSentences } from './sealing.ts'

const file = join(import.meta.dirname, 'sentences.json')
writeFileSync(file, `${JSON.stringify(await sealedSentences(), undefined, 2)}\n`)
