/**
 * Finder of exported type names and private members. It works line by line, because the formatter puts each
 * declaration on its own line.
 */
import { type Sources, unitOf } from './sources.ts'

const TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm

/** Exported type names that more than one package declares, with their files. */
export function typesDeclaredTwice(sources: Sources): string[] {
  const files = new Map<string, string[]>()
  for (const [file, source] of Object.entries(sources)) {
    if (unitOf(file) === undefined) continue
    for (const [, name = ''] of source.matchAll(TYPE)) files.set(name, [...(files.get(name) ?? []), file])
  }
  const isShared = (all: readonly string[]): boolean => new Set(all.map(unitOf)).size > 1
  return [...files].flatMap(([name, all]) => (isShared(all) ? [`${name}: ${all.join(', ')}`] : []))
}

/** Members that are private only for the compiler. Constructors and `protected` members have no alternative. */
export const privateMembers = (file: string, source: string): string[] =>
  [...source.matchAll(/^ +(?:static )?private (?!constructor\b).*$/gm)].map(([line]) => `${file}: ${line.trim()}`)
