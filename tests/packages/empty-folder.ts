/** Test project outside the repository, in which our packed packages are installed as users would install them. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { type PackedPackage, pack } from '../../scripts/pack.ts'

export const ROOT = join(import.meta.dirname, '..', '..')
const MODULES = join(ROOT, 'node_modules')

const start = promisify(execFile)

export class EmptyFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'heptapolis-outside-'))
  readonly #files = join(this.path, 'packed')
  readonly packed: readonly PackedPackage[] = pack(this.#files)
  /** Separate compile cache, because nothing compiled here is used again. */
  readonly #env = { ...process.env, NODE_COMPILE_CACHE: join(this.path, 'compiled') }

  /** Installs all packages at once, without network: dependencies come from the workspace. */
  async install(): Promise<void> {
    for (const name of neededFromOthers(this.packed)) this.#takeOver(name)
    // Without its commands a package is not installed.
    this.#takeOver('.bin')
    const files = this.packed.map(({ file }) => file)
    await this.run('npm', 'install', '--offline', '--ignore-scripts', '--prefix', this.path, ...files)
  }

  #takeOver(name: string): void {
    const isOurs = (path: string): boolean => basename(path) === 'heptapolis'
    const wish = { recursive: true, verbatimSymlinks: true, filter: (path: string) => !isOurs(path) }
    cpSync(join(MODULES, name), join(this.path, 'node_modules', name), wish)
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.path, file), text)
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8')
  }

  /** Output of a command in the folder. Throws its error output on failure. */
  async run(command: string, ...args: string[]): Promise<string> {
    const { stdout } = await start(command, args, { cwd: this.path, env: this.#env, maxBuffer: 2 ** 24 })
    return stdout
  }

  /** Starts a server in the folder; returns its printed address, and how to stop it. */
  async serve(...args: string[]): Promise<{ address: string; stop: () => Promise<void> }> {
    const server = spawn(process.execPath, args, {
      cwd: this.path,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(server, 'exit')
    const [said] = await Promise.race([once(server.stdout, 'data'), ended])
    const stop = async (): Promise<void> => {
      server.kill()
      await ended
    }
    const address = /http:\/\/\S+/.exec(String(said))?.[0]
    if (address === undefined) throw new Error(`The server says no address: ${said}`)
    return { address, stop }
  }

  remove(): void {
    rmSync(this.path, { recursive: true })
  }
}

/** External dependencies of our packages, transitively. Another version is nested in its dependent. */
function neededFromOthers(packed: readonly PackedPackage[]): Set<string> {
  const ours = packed.map(({ name }) => name)
  const found = new Set<string>()
  const addNeededBy = (folder: string): void => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    for (const name of Object.keys(dependencies)) {
      const own = join(folder, 'node_modules', name)
      if (existsSync(own)) {
        addNeededBy(own)
        continue
      }
      if (ours.includes(name) || found.has(name)) continue
      found.add(name)
      addNeededBy(join(MODULES, name))
    }
  }
  for (const { folder } of packed) addNeededBy(folder)
  return found
}

/** Oldest supported Node, installed once; undefined if it is not available. */
export async function oldNode(): Promise<string | undefined> {
  const name = `node-${process.platform}-${process.arch}`
  const folder = join(ROOT, 'dist', 'node-22')
  const node = join(folder, 'node_modules', name, 'bin', 'node')
  if (existsSync(node)) return node
  try {
    await start('npm', ['install', '--prefer-offline', '--fetch-retries=0', '--prefix', folder, `${name}@22`])
  } catch {
    return undefined
  }
  return existsSync(node) ? node : undefined
}
