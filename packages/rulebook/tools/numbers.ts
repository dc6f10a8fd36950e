/**
 * `npm run numbers`: gives a citation number to every rule without one. Each box (base game or expansion) has an
 * append-only `numbers.json`: entries never change, and the number of a removed rule is never reused.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@heptapolis/boxes/rulebook'
import { SHELVED } from '../src/mix/library.ts'
import { numbered, sealOf } from './numbering.ts'

const BOXES = join(import.meta.dirname, '..', '..', 'boxes', 'src')
const all = numbered(SHELVED)

for (const name of globSync('**/rulebook/**/numbers.json', { cwd: BOXES })) {
  const file = join(BOXES, name)
  const kept: Registry = JSON.parse(readFileSync(file, 'utf8'))
  if (Object.keys(kept.rules).length > 0 && kept.seal !== sealOf(kept)) throw new Error(`${name}: a number was changed`)
  const now = all.get(kept.box)
  if (now) writeFileSync(file, `${JSON.stringify(now, undefined, 2)}\n`)
}
