/** Hook for `node --import`: programs that tests start find the expansion of the tutorial among all boxes. */
import { registerHooks } from 'node:module'
import { shelved } from './on-the-shelf.ts'

const HOOKS: Parameters<typeof registerHooks>[0] = {
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/boxes/src/shelf.ts') || loaded.source == null) return loaded
    return { ...loaded, source: shelved(loaded.source.toString(), 'beacons') }
  },
}

/** Workers run setup files again for each test file. */
const REGISTERED = Symbol.for('heptapolis.shelf-hook')
if (!(REGISTERED in globalThis)) {
  registerHooks(HOOKS)
  Object.assign(globalThis, { [REGISTERED]: true })
}
