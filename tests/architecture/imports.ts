/** Check of one import statement: whether the importing file may use that package or folder. */
import { posix } from 'node:path'
import {
  baseImporters,
  CHECKS,
  ENGINE,
  FOR_BOXES,
  PARTS,
  packages,
  REFERENCE,
  rooms,
  SERVER,
  SERVER_SOURCE,
  STARTS_SERVERS,
  serverLayers,
} from './plan.ts'
import { folderOf, inEngine, inEngineSource, isForTests, isTest, roomOf, target, unitOf } from './sources.ts'

export function importFault(file: string, specifier: string, boxes: readonly string[]): string | undefined {
  const to = target(file, specifier)
  if (to === undefined) return inEngineSource(file) ? 'the engine imports nothing outside itself' : undefined
  return (
    floorFault(file, to) ??
    roomFault(file, to) ??
    layerFault(file, to) ??
    boxFault(file, to, boxes) ??
    entryFault(file, specifier, boxes)
  )
}

/** Browser tests name the messages of the app instead of repeating them. */
const isInBrowser = (file: string): boolean => file.startsWith('e2e/')
const isMessages = (file: string): boolean => /^apps\/web\/src\/(?:.+\/)?words\/(?:en|\$\{\w+\})\.ts$/.test(file)

function floorFault(file: string, to: string): string | undefined {
  const from = unitOf(file)
  const unit = unitOf(to)
  if (inEngineSource(file) && !inEngine(to)) return 'the engine imports nothing outside itself'
  if (unit === from) return undefined
  if (unit?.startsWith('apps/') && !(isInBrowser(file) && isMessages(to))) return 'nothing imports an app'
  if (unit === SERVER && !file.startsWith(STARTS_SERVERS) && !(isForTests(file) && to.endsWith('/testing')))
    return 'only the command line starts servers'
  if (unit === REFERENCE && !isTest(file) && !file.startsWith(CHECKS))
    return 'only checks and tests ask the reference scorer'
  if (!from?.startsWith('packages/')) return undefined
  const name = from.slice('packages/'.length)
  const allowed = packages[name]
  if (!allowed) return `the package ${name} has no place in the architecture test`
  return unit && allowed.includes(unit.slice('packages/'.length)) ? undefined : `${name} may not import ${unit ?? to}`
}

function roomFault(file: string, to: string): string | undefined {
  if (!inEngine(file) || !inEngine(to)) return undefined
  const [from, room] = [roomOf(file), roomOf(to)]
  if (!rooms[from]) return `${from} is no room of the engine`
  return room === from || rooms[from].includes(room) ? undefined : `${from} may not import ${room}`
}

function layerFault(file: string, to: string): string | undefined {
  if (isForTests(file) || !file.startsWith(SERVER_SOURCE) || !to.startsWith(SERVER_SOURCE)) return undefined
  const [from, layer] = [layerOf(file), layerOf(to)]
  if (from === undefined) return 'this folder has no place among the layers of the server'
  return layer === undefined || layer > from ? 'a folder of the server imports only folders of lower layers' : undefined
}

/** The number of a layer; files beside the folders are above all of them. */
function layerOf(file: string): number | undefined {
  const folder = posix.dirname(file.slice(SERVER_SOURCE.length))
  if (folder === '.') return serverLayers.length
  const layers = serverLayers.filter((layer) => `${folder}/`.startsWith(`${layer}/`))
  const [nearest] = layers.sort((one, other) => other.length - one.length)
  return nearest === undefined ? undefined : serverLayers.indexOf(nearest)
}

function boxFault(file: string, to: string, boxes: readonly string[]): string | undefined {
  const [from, folder] = [folderOf(file), folderOf(to)]
  if (folder === undefined || folder === from || !boxes.includes(folder)) return undefined
  if (from !== undefined && !boxes.includes(from) && !isTest(file)) return 'what boxes share imports none of them'
  if (folder === boxes[0] && !baseImporters.includes(file)) return 'only shelf.ts and index.ts import the base game'
  return from === undefined || posix.basename(file).startsWith('with-')
    ? undefined
    : 'a box imports another only in with-*.ts'
}

function entryFault(file: string, specifier: string, boxes: readonly string[]): string | undefined {
  const isEngine = specifier === ENGINE || specifier.startsWith(`${ENGINE}/`)
  if (!isEngine || specifier === FOR_BOXES || isForTests(file)) return undefined
  const folder = folderOf(file)
  return folder === PARTS || (folder !== undefined && boxes.includes(folder))
    ? `boxes take the engine from ${FOR_BOXES}`
    : undefined
}
