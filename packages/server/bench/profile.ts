/** Text summary of a V8 CPU profile of the server's main thread: time per package, and the most expensive functions. */
import type { Profiler } from 'node:inspector'

const MOST_FUNCTIONS = 30
const WAITING = new Set(['(idle)', '(root)'])

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/packages\/server\/src\/([a-z-]+)\//, 'server/$1'],
  [/packages\/([a-z]+)\//, '$1'],
  [/node_modules\/((?:@[^/]+\/)?[^/]+)\//, '$1'],
  [/^node:(?:internal\/)?([a-z_]+)/, 'node:$1'],
]

function partOf({ url, functionName }: Profiler.ProfileNode['callFrame']): string {
  if (functionName.startsWith('(')) return functionName
  for (const [pattern, name] of PARTS) {
    const found = pattern.exec(url)
    if (found) return name.replace('$1', found[1])
  }
  return 'native'
}

const nameOf = ({ url, functionName, lineNumber }: Profiler.ProfileNode['callFrame']): string =>
  `${functionName || '(anonymous)'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`

/** Microseconds by category of call frame. */
function sums(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  by: (frame: Profiler.ProfileNode['callFrame']) => string,
): [string, number][] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const found = new Map<string, number>()
  for (const [i, id] of samples.entries()) {
    const frame = frames.get(id)
    if (!frame || WAITING.has(frame.functionName)) continue
    const name = by(frame)
    found.set(name, (found.get(name) ?? 0) + timeDeltas[i])
  }
  return [...found].sort(([, one], [, other]) => other - one)
}

/** Microseconds per choice and shares; includes samples while another process ran. */
export function profileText(profile: Profiler.Profile, choices: number): string {
  const parts = sums(profile, partOf)
  const all = parts.reduce((sum, [, time]) => sum + time, 0)
  const row = ([name, time]: [string, number]): string =>
    `${(time / choices).toFixed(1).padStart(8)} µs ${((100 * time) / all).toFixed(1).padStart(5)} %  ${name}`
  const functions = sums(profile, nameOf).slice(0, MOST_FUNCTIONS)
  return ['main thread by part, per choice', ...parts.map(row), '', 'by function', ...functions.map(row)].join('\n')
}
