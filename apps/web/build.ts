/** Builds the app and says how much a first visit loads. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const LIMIT_KB = 200
const here = import.meta.dirname

// Whoever starts the build may have another mind, such as a test runner.
process.env.NODE_ENV = 'production'
await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn' })

const page = readFileSync(join(here, 'dist', 'index.html'), 'utf8')
const first = readdirSync(join(here, 'dist', 'assets')).filter((file) => file.endsWith('.js') && page.includes(file))
const bytes = first.reduce((sum, file) => sum + gzipSync(readFileSync(join(here, 'dist', 'assets', file))).length, 0)
const kilobytes = bytes / 1000
console.log(`First load: ${kilobytes.toFixed(0)} kB of JavaScript, compressed (at most ${LIMIT_KB}).`)
