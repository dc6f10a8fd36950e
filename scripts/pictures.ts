/** Compares screens and sheets with stored pictures; `--accept` replaces them. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { accept: { type: 'boolean' } } })
const mode = values.accept ? 'accept' : 'screens'
const vitest = ['vitest', 'run', '--config', 'e2e/vitest.config.ts', '--mode', mode, 'pictures/']
process.exit(spawnSync('npx', vitest, { stdio: 'inherit' }).status ?? 1)
