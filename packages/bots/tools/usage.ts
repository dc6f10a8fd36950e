/** Help for the tools that offer `--help`: prints the first comment of the tool's file. */
import { readFileSync } from 'node:fs'

/** Prints the help of a tool if it was requested. */
export function wantsHelp(tool: string): boolean {
  if (!process.argv.slice(2).some((given) => given === '--help' || given === '-h')) return false
  const [, head] = /^\/\*\*\n(.*?)\n \*\//s.exec(readFileSync(tool, 'utf8')) ?? []
  console.log(head?.replace(/^ \* ?/gm, ''))
  return true
}
