/** Import graph of the repository: which files each file imports, directly and indirectly. */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readSources, type Sources, specifiers } from '../../tests/architecture/sources.ts'
import { ROOT } from './tiers.ts'

const TYPES_ONLY = /^\s*(import|export)\s+type\b[^'"]*?\bfrom\s*['"][^'"\n]*['"]/gm

interface Workspace {
  folder: string
  exports: Record<string, string>
}

export class Imports {
  readonly sources: Sources = readSources()
  readonly #workspaces = readWorkspaces()
  readonly #specifiers = new Map<string, readonly string[]>()
  readonly #direct = new Map<string, readonly string[]>()

  /** The file and all its transitive imports; `isFollowed` limits the recursion. */
  reached(file: string, isFollowed: (path: string) => boolean = () => true): Set<string> {
    const found = new Set([file])
    for (const path of found) {
      if (path !== file && !isFollowed(path)) continue
      for (const next of this.direct(path)) found.add(next)
    }
    return found
  }

  /** Local files that a file imports at run time. */
  direct(file: string): readonly string[] {
    const known = this.#direct.get(file)
    if (known) return known
    const found = this.specifiers(file).flatMap((specifier) => this.#resolve(file, specifier))
    this.#direct.set(file, found)
    return found
  }

  /** Import specifiers as written, without types. */
  specifiers(file: string): readonly string[] {
    const known = this.#specifiers.get(file)
    if (known) return known
    const found = specifiers((this.sources[file] ?? '').replaceAll(TYPES_ONLY, ''))
    this.#specifiers.set(file, found)
    return found
  }

  #resolve(file: string, specifier: string): string[] {
    if (!specifier.startsWith('.')) return this.#exported(specifier)
    const path = posix.join(posix.dirname(file), specifier)
    if (!path.includes('${')) return [path]
    // import(`./words/${language}.ts`): any matching file may be loaded.
    const [start, ...rest] = path.split(/\$\{.*?\}/)
    const isMeant = (source: string): boolean => source.startsWith(start) && source.endsWith(rest.at(-1) ?? '')
    return Object.keys(this.sources).filter(isMeant)
  }

  #exported(specifier: string): string[] {
    const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''
    const workspace = this.#workspaces.get(name)
    if (!workspace) return []
    const entry = `.${specifier.slice(name.length)}`
    for (const [key, target] of Object.entries(workspace.exports)) {
      const [start, end] = key.split('*')
      if (entry === key) return [posix.join(workspace.folder, target)]
      if (end === undefined || !entry.startsWith(start) || !entry.endsWith(end)) continue
      const part = entry.slice(start.length, entry.length - end.length)
      return [posix.join(workspace.folder, target.replace('*', part))]
    }
    return []
  }
}

function readWorkspaces(): Map<string, Workspace> {
  const folders = globSync('{packages,apps}/*/package.json', { cwd: ROOT })
  return new Map(
    folders.map((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
      const entries = typeof exports === 'string' ? { '.': exports } : exports
      return [name, { folder: posix.dirname(file), exports: entries }] as const
    }),
  )
}
