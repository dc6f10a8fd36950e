#!/usr/bin/env node
// What the types cost to strip is kept between runs: the program starts in a third of the time.
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('../src/main.ts')
