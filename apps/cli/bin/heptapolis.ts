#!/usr/bin/env node
import module from 'node:module'

const [major] = process.versions.node.split('.')
// What stands behind this line an old Node cannot even read.
if (Number(major) < 22) {
  console.error(`heptapolis: Node 22.12 or newer is needed, 24 for a server, and this is ${process.versions.node}.`)
  process.exit(1)
}
// What the types cost to strip is kept between runs: the program starts in a third of the time.
module.enableCompileCache()
await import('../src/main.ts')
