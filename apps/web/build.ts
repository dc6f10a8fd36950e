/**
 * Build script of the web app; prints the size of a first visit. With `--if-needed` it builds only if a source is
 * newer than the last build.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const LIMIT_KB = 150
const here = import.meta.dirname
const root = join(here, '..', '..')
const dist = join(here, 'dist')
const SOURCES = ['apps/web/src', 'apps/web/public', 'apps/web/index.html', 'apps/web/vite.config.ts', 'packages']

function newest(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const inside = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist')
  return Math.max(0, ...inside.map((name) => newest(join(path, name))))
}

function isBuilt(): boolean {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) return false
  const built = statSync(page).mtimeMs
  return SOURCES.every((source) => newest(join(root, source)) <= built)
}

const PLAIN = /\.(html|js|css|svg|webmanifest|json)$/
/** Smaller files gain nothing from compression. */
const WORTH_IT = 1000

/** A tenth larger than the smallest result, in a fraction of the time: for `npm start`. */
const QUICK = 9

const brotli = promisify(brotliCompress)

/** Writes a compressed copy of each file, so that servers need not compress on demand. */
async function compress(quality: number): Promise<void> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => PLAIN.test(file))
  await Promise.all(names.map((name) => compressOne(name, quality)))
}

async function compressOne(name: string, quality: number): Promise<void> {
  const bytes = readFileSync(join(dist, name))
  if (bytes.length < WORTH_IT) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  writeFileSync(join(dist, `${name}.br`), await brotli(bytes, { params }))
  writeFileSync(join(dist, `${name}.gz`), gzipSync(bytes))
}

function sayFirstLoad(): void {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const first = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js') && page.includes(file))
  const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  const bytes = first.reduce((sum, file) => sum + sizeOf(join(dist, 'assets', file)), 0)
  console.log(`First load: ${(bytes / 1000).toFixed(0)} kB of JavaScript, Brotli (at most ${LIMIT_KB}).`)
}

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean' } } })
if (!values['if-needed'] || !isBuilt()) {
  // A test runner that starts the build sets another environment.
  process.env.NODE_ENV = 'production'
  console.log('Building the web app into apps/web/dist: needed once, and after changes. It takes some ten seconds …')
  await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn' })
  await compress(values['if-needed'] ? QUICK : constants.BROTLI_MAX_QUALITY)
  sayFirstLoad()
}
