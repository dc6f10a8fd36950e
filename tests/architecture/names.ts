/** Finder of forbidden names: words of the game in the engine's kernel, and expansions named outside their folders. */
import { CORE_FIELDS } from '@heptapolis/engine/show'
import { COMMANDS, GAME_WORDS, REFERENCE, referenceReadsData, SERVER } from './plan.ts'
import { inEngineSource, isTest, roomOf } from './sources.ts'

/** Banned words of this layer. `camelCase` and `SCREAMING_CASE` are split, and plurals count. */
function wordsIn(file: string, source: string, banned: readonly string[], fault: string): string[] {
  if (banned.length === 0) return []
  const forms = banned.map((word) => word.replace(/s$/, '').replaceAll('-', '[- ]?'))
  const pattern = new RegExp(`\\b(${forms.join('|')})s?\\b`, 'i')
  return `${file}\n${source}`.split('\n').flatMap((line, number) => {
    const word = pattern.exec(line.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').replaceAll('_', ' '))?.[0]
    return word === undefined ? [] : [`${file}:${number}: ${fault}: ${word}`]
  })
}

/** Boxes and fields that only their owner may name: neither the base game nor common position fields. */
const nameable = (boxes: readonly string[]): string[] => boxes.slice(1).filter((box) => !CORE_FIELDS.table.has(box))

export function wordFaults(file: string, source: string, boxes: readonly string[]): string[] {
  if (!inEngineSource(file)) return []
  return [
    ...wordsIn(file, source, nameable(boxes), 'the engine names no box'),
    ...(roomOf(file) === 'kernel' ? wordsIn(file, source, GAME_WORDS, 'the kernel knows no game') : []),
  ]
}

/** Rule code that the reference imports from the engine: it may use terms only. */
export function sharedRules(file: string, source: string): string[] {
  if (!file.startsWith(`${REFERENCE}/src/`) || isTest(file) || referenceReadsData.includes(file)) return []
  const values = /^import (?!type\b)[^'"]*?\bfrom ['"](@heptapolis\/[^'"]+)['"]/gm
  return [...source.matchAll(values)].map(([, from]) => `${file}: ${from}: the reference scorer imports only types`)
}

/** A transport that decided by itself could forget a rate limit or moderation. */
export function sideEntrances(file: string, source: string): string[] {
  if (!file.startsWith(`${SERVER}/src/`) || file.startsWith(COMMANDS) || isTest(file)) return []
  const imports = /^import (?!type\b)([^'"]*?)\bfrom ['"]@heptapolis\/table['"]/gm
  return [...source.matchAll(imports)].flatMap(([, names]) =>
    [...names.matchAll(/(?<!type )\b(decide|openTable|openAgain)\b|\*/g)].map(
      ([name]) => `${file}: ${name}: only ${COMMANDS} decides commands`,
    ),
  )
}
