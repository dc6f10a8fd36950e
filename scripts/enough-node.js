// .npmrc keeps npm from comparing `engines` with its own Node. This checks the Node that runs the program:
// the installed Node 24, or the system's. Plain JavaScript, because an old Node must parse it.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [needed] = engines.node.match(/\d+/)
const [major] = process.versions.node.split('.')

if (Number(major) < Number(needed)) {
  console.error(`Heptapolis runs on Node ${needed} or newer, and this is ${process.version}.`)
  console.error(
    `On Linux \`npm ci\` brings one along (unless told to omit what is optional); elsewhere install Node ${needed}.`,
  )
  process.exitCode = 1
}
