/** For `node --import`: programs started by tests read the shelf with the tutorial box. */
import { registerHooks } from 'node:module'
import { shelved } from './on-the-shelf.ts'

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/boxes/src/shelf.ts') || loaded.source == null) return loaded
    return { ...loaded, source: shelved(loaded.source.toString(), 'beacons') }
  },
})
