// npm is kept from comparing `engines` with the Node it runs on itself (see .npmrc). Here it is compared with the one that
// counts: the Node 24 installed along, or the machine's own where none comes along. Plain JavaScript: an old Node reads this.
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
