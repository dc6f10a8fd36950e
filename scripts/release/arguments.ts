/** Command-line parser of `npm run release`. */
import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run release -- <version> [--tested]

Checks a release, sets versions, and writes changelog, packages and notes. Publishes and commits nothing.

  <version>   such as 3.1.0
  --tested    skip the tests of a commit that has passed them
  --help      print this text`

export interface ReleaseArguments {
  readonly version: string
  readonly isTested: boolean
  readonly isHelp: boolean
}

const options = { tested: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

/** Undefined if the arguments are not those of the usage. */
export function readArguments(args: readonly string[]): ReleaseArguments | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const { tested: isTested = false, help: isHelp = false } = values
    const [version, ...more] = positionals
    if (more.length > 0 || (version === undefined && !isHelp)) return undefined
    return { version: version ?? '', isTested, isHelp }
  } catch {
    return undefined
  }
}
