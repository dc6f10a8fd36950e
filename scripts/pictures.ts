/**
 * `npm run pictures`: compares screenshots and drawings with stored pictures, to run after a change of a drawing, a style
 * or a text of the table. `--accept` replaces the stored ones, after you have looked at the new ones.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { accept: { type: 'boolean' } } })
const mode = values.accept ? 'accept' : 'screens'
const vitest = ['vitest', 'run', '--config', 'e2e/vitest.config.ts', '--mode', mode, 'pictures/']
process.exit(spawnSync('npx', vitest, { stdio: 'inherit' }).status ?? 1)
