/** Finder of import cycles between files, and between folders. */
import { posix } from 'node:path'
import { isForTests, type Sources, specifiers, target, unitOf } from './sources.ts'

/** Files that import each other in a circle, even if only for types. */
export function circles(sources: Sources): string[] {
  const imports = new Map(
    Object.entries(sources).map(([file, source]) => [
      file,
      specifiers(source).flatMap((specifier) => {
        const to = target(file, specifier)
        return to !== undefined && to in sources ? [to] : []
      }),
    ]),
  )
  const found: string[] = []
  const done = new Set<string>()
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push(`a circle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}`)
    if (way.includes(file) || done.has(file)) return
    for (const to of imports.get(file) ?? []) follow(to, [...way, file])
    done.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  return found
}

/** The first pair of sibling folders in which the paths of two files differ. */
function sideBySide(file: string, to: string): [string, string] | undefined {
  const [from, other] = [posix.dirname(file).split('/'), posix.dirname(to).split('/')]
  const parting = from.findIndex((folder, i) => folder !== other[i])
  if (unitOf(file) !== unitOf(to) || parting < 0 || parting >= other.length) return undefined
  return [from.slice(0, parting + 1).join('/'), other.slice(0, parting + 1).join('/')]
}

/** Sibling folders that import each other, except the known ones. */
export function entwinedFolders(sources: Sources): string[] {
  const ways = new Set(
    Object.entries(sources).flatMap(([file, source]) => {
      if (isForTests(file)) return []
      return specifiers(source).flatMap((specifier) => {
        const to = target(file, specifier)
        const pair = to !== undefined && to in sources ? sideBySide(file, to) : undefined
        return pair ? [pair.join(' ↔ ')] : []
      })
    }),
  )
  return [...ways].filter((way) => {
    const [from, to] = way.split(' ↔ ')
    return from < to && ways.has(`${to} ↔ ${from}`)
  })
}
