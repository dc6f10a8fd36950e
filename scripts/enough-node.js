// Check before each command that Node is new enough. npm does not check it: .npmrc switches that off, because npm may run
// on an older Node than the project's own. Plain JavaScript, so that an old Node can parse it.
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
