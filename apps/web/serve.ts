/** Serves the app on localhost; builds it first where it has not been built, or is older than its sources. */
import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { parseArgs } from 'node:util'

const here = import.meta.dirname
const root = join(here, '..', '..')
const dist = join(here, 'dist')
const SOURCES = ['apps/web/src', 'apps/web/public', 'apps/web/index.html', 'apps/web/vite.config.ts', 'packages']
const PORT = 4700

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

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

/** Builds the app if needed; the answer says whether it can be served. */
export function build(): boolean {
  if (isBuilt()) return true
  console.log('Building the app …')
  const { status } = spawnSync(process.execPath, [join(here, 'build.ts')], { cwd: here, stdio: 'inherit' })
  return status === 0
}

/** The files of the app; every other address is its one page. */
export function serve(): Server {
  return createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = join(dist, path)
    const found = file.startsWith(dist + sep) && existsSync(file) && statSync(file).isFile()
    const sent = found ? file : join(dist, 'index.html')
    if (!found && extname(path) !== '') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.')
      return
    }
    const fixed = path.startsWith('/assets/')
    response.writeHead(200, {
      'content-type': TYPES[extname(sent)] ?? 'application/octet-stream',
      'cache-control': fixed ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    createReadStream(sent).pipe(response)
  })
}

function main(): void {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  const port = Number(values.port ?? PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`--port must be a number from 0 to 65535, not "${values.port}".`)
    process.exitCode = 1
    return
  }
  if (!build()) {
    process.exitCode = 1
    return
  }
  const server = serve()
  server.on('error', (error) => {
    console.error(`Port ${port} cannot be used: ${error.message}. Another one: npm start -- --port 4701`)
    process.exitCode = 1
  })
  server.listen(port, 'localhost', () => {
    const address = server.address()
    const at = typeof address === 'object' && address ? address.port : port
    console.log(`Heptapolis is at http://localhost:${at}`)
  })
}

if (import.meta.main) main()
