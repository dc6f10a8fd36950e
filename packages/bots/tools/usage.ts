/** What a tool is for and how it is called stands at its head: that is its help. */
import { readFileSync } from 'node:fs'

/** Prints the help of a tool where somebody asked for it. */
export function wantsHelp(tool: string): boolean {
  if (!process.argv.slice(2).some((given) => given === '--help' || given === '-h')) return false
  const [, head] = /^\/\*\*\n(.*?)\n \*\//s.exec(readFileSync(tool, 'utf8')) ?? []
  console.log(head?.replace(/^ \* ?/gm, ''))
  return true
}
