/** Help texts of the tools: the first comment of a tool's file, printed for `--help`. */
import { readFileSync } from 'node:fs'

/** Prints the help of a tool if it was requested. */
export function wantsHelp(tool: string): boolean {
  if (!process.argv.slice(2).some((given) => given === '--help' || given === '-h')) return false
  const [, head] = /^\/\*\*\n(.*?)\n \*\//s.exec(readFileSync(tool, 'utf8')) ?? []
  console.log(head?.replace(/^ \* ?/gm, ''))
  return true
}
