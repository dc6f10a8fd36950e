/**
 * `npm run pack`: builds the npm packages, that is the command `heptapolis` and all packages it needs, into
 * dist/packages. Node strips no types in node_modules, so each package is compiled to JavaScript.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const COMMAND = 'heptapolis'
const WEB = 'apps/web'
/** First version with stable JSON modules. */
const OLDEST_NODE = '>=22.12'

interface Manifest {
  name: string
  version: string
  description: string
  license: string
  type: string
  exports: Record<string, string>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
  /** Optional dependencies. */
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: object
}

/** Package of the workspace and its path. */
export interface PackageSource {
  place: string
  manifest: Manifest
}

export interface PackedPackage {
  name: string
  /** Build folder and packed file. */
  folder: string
  file: string
}

/** The command and all packages it needs. */
export function published(): PackageSource[] {
  const places = globSync('{packages,apps}/*/package.json', { cwd: ROOT }).map(dirname)
  const sources = places.map(
    (place): PackageSource => ({ place, manifest: readJson(join(ROOT, place, 'package.json')) }),
  )
  const found = new Set<PackageSource>()
  const add = (name: string): void => {
    const source = sources.find(({ manifest }) => manifest.name === name)
    if (!source || found.has(source)) return
    found.add(source)
    for (const needed of Object.keys(source.manifest.dependencies ?? {})) add(needed)
  }
  add(COMMAND)
  return [...found]
}

/** Builds and packs all packages into a folder, which is emptied first. */
export function pack(into: string): PackedPackage[] {
  const built = mkdtempSync(join(tmpdir(), 'heptapolis-build-'))
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  run('tsc', '-p', 'tsconfig.pack.json', '--outDir', built)
  execFileSync(process.execPath, [join(ROOT, WEB, 'build.ts'), '--if-needed'], { cwd: ROOT, stdio: 'ignore' })
  const sources = published()
  const folders = sources.map((source) => stage(source, join(built, source.place), join(into, basename(source.place))))
  rmSync(built, { recursive: true })
  run('npm', 'pack', '--silent', '--pack-destination', into, ...folders)
  return sources.map(({ manifest }, i) => ({
    name: manifest.name,
    folder: folders[i],
    file: join(into, fileOf(manifest)),
  }))
}

/** File name that npm uses. */
const fileOf = ({ name, version }: Manifest): string => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

function stage({ place, manifest }: PackageSource, built: string, folder: string): string {
  cpSync(built, folder, { recursive: true })
  // The compiler omits some JSON files and all files of unknown kinds.
  for (const file of globSync('src/**/*.{sql,json}', { cwd: join(ROOT, place), exclude: ['**/*.fixture.json'] }))
    cpSync(join(ROOT, place, file), join(folder, file))
  if (manifest.name === COMMAND) cpSync(join(ROOT, WEB, 'dist'), join(folder, 'web'), { recursive: true })
  const parts = readdirSync(folder)
  for (const file of globSync('**/*.{js,ts}', { cwd: folder })) nameBuiltFiles(join(folder, file))
  addKinds(folder, inTypes(manifest.exports['.']))
  cpSync(join(ROOT, place, 'README.md'), join(folder, 'README.md'))
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(manifest, parts, folder), undefined, 2)}\n`)
  return folder
}

/**
 * The compiler renames imports to built files, but not in declarations or worker URLs. It also wraps imports
 * with a language in their path, which hides the files from bundlers.
 */
function nameBuiltFiles(file: string): void {
  const text = readFileSync(file, 'utf8')
  const named = text
    .replace(/(['"])(\.\.?\/[^'"\n]*)\.ts\1/g, '$1$2.js$1')
    .replace(/__rewriteRelativeImportExtension\((`[^`]*)\.ts`\)/g, '$1.js`')
  const bare = named.replace(HELPER, '')
  writeFileSync(file, bare.includes('__rewriteRelativeImportExtension') ? named : bare)
}

const HELPER = /^var __rewriteRelativeImportExtension = .*?^\};\n/ms

/**
 * Boxes extend the effect kinds of the engine. Declarations drop side-effect imports, so the entry references
 * these files explicitly.
 */
function addKinds(folder: string, entry: string): void {
  const adding = globSync('**/*.d.ts', { cwd: folder }).filter((file) =>
    /^declare module /m.test(readFileSync(join(folder, file), 'utf8')),
  )
  const imports = adding.map(
    (file) =>
      `import './${relative(dirname(entry), file)
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '.js')}'\n`,
  )
  writeFileSync(join(folder, entry), imports.join('') + readFileSync(join(folder, entry), 'utf8'))
}

const inJs = (file: string): string => file.replace(/\.ts$/, '.js')
const inTypes = (file: string): string => file.replace(/\.ts$/, '.d.ts')

function manifestOf({ exports, bin, dependencies = {}, ...own }: Manifest, files: string[], folder: string): object {
  const { name, version, description, license, type, peerDependencies, peerDependenciesMeta } = own
  // Exports for tests only are not built.
  const built = Object.entries(exports).filter(([, file]) => file.includes('*') || existsSync(join(folder, inJs(file))))
  const entries = built.map(([entry, file]) => [entry, { types: inTypes(file), default: inJs(file) }])
  const needed = Object.entries(dependencies).map(([one, range]) => [one, isOurs(one) ? version : range])
  return {
    name,
    version,
    description,
    license,
    type,
    engines: { node: OLDEST_NODE },
    exports: Object.fromEntries(entries),
    ...(bin
      ? { bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, inJs(file)])) }
      : { sideEffects: false }),
    files,
    dependencies: Object.fromEntries(needed),
    ...(peerDependencies && { peerDependencies, peerDependenciesMeta }),
  }
}

const isOurs = (name: string): boolean => name.startsWith('@heptapolis/')

const readJson = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))

function run(command: string, ...args: string[]): string {
  const own = join(ROOT, 'node_modules', '.bin', command)
  // On Windows the commands of packages are batch files, which only a shell starts.
  const shell = process.platform === 'win32'
  return execFileSync(existsSync(own) ? own : command, args, { cwd: ROOT, encoding: 'utf8', shell })
}

if (process.argv[1] === import.meta.filename) {
  for (const { file } of pack(join(ROOT, 'dist', 'packages'))) console.log(relative(ROOT, file))
}
