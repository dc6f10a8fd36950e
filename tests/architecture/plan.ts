/** Rules of the architecture test: which packages and folders may import which, and the names that each may use. */

/** Packages that each package may import. Apps may import all. */
export const packages: Record<string, readonly string[]> = {
  engine: [],
  boxes: ['engine'],
  bots: ['engine', 'boxes'],
  rulebook: ['engine', 'boxes'],
  table: ['engine', 'boxes'],
  reference: ['engine', 'boxes'],
  wire: ['engine', 'boxes', 'table'],
  store: ['engine', 'table'],
  server: ['engine', 'boxes', 'bots', 'table', 'wire', 'store'],
}
/** Folders that each folder of the engine may import besides itself. */
export const rooms: Record<string, readonly string[]> = {
  kernel: [],
  rules: ['kernel'],
  written: ['kernel', 'rules'],
  index: ['kernel', 'rules', 'written'],
  entries: ['kernel', 'rules', 'written'],
}
/** Entry of the engine for boxes; their tests, and code that reads all boxes, may use any entry. */
export const ENGINE = '@heptapolis/engine'
export const FOR_BOXES = `${ENGINE}/box`
/** Folder of the parts that several boxes share. */
export const PARTS = 'parts'
/** Reference scorer; only tests and the checks of the command line use it. */
export const REFERENCE = 'packages/reference'
export const CHECKS = 'apps/cli/src/checking/'
/** Files of the reference that read data and results of engine and boxes; its rules import types only. */
export const referenceReadsData = ['printed.ts', 'against.ts', 'watch.ts'].map((file) => `${REFERENCE}/src/${file}`)
/** Only the command line starts servers; tests may. */
export const SERVER = 'packages/server'
export const STARTS_SERVERS = 'apps/cli/'
/** The only folder of the server that decides commands and opens tables; every transport goes through it. */
export const COMMANDS = 'packages/server/src/commands/'
/** Folders of the server, lowest first: each imports only itself and those before it. Files beside the folders import all. */
export const SERVER_SOURCE = 'packages/server/src/'
export const serverLayers = [
  'core',
  'rate-limits',
  'live-tables',
  'shared-origin',
  'sessions',
  'http',
  'broadcast',
  'metrics',
  'cluster',
  'pictures',
  'bots',
  'accounts',
  'admin',
  'moderation',
  'ratings',
  'notifications',
  'commands',
  'lobby',
  'daily',
  'deals',
  'timers',
  'context',
  'sockets',
  'routes/accounts',
  'routes/lobby',
  'routes/api',
  'routes',
]
/** List of all boxes. */
export const SHELF = 'packages/boxes/src/shelf.ts'
/** Box of docs/adding-a-box.md: a folder like the others, but only on the shelf of its tests. */
export const TUTORIAL = 'beacons'
export const baseImporters = [SHELF, 'packages/boxes/src/index.ts']
export const apps = ['cli', 'web']
/** Package name of the command line and its library. */
export const COMMAND = 'heptapolis'
/** Words of 7 Wonders, which the kernel must not use. */
export const GAME_WORDS = [
  'wonder',
  'coin',
  'stage',
  'shield',
  'guild',
  'resource',
  'science',
  'military',
  'age',
  'neighbour',
]

/** Sibling folders that import each other, with the reason for keeping them; files never form circles. */
export const entwined: Record<string, string> = {
  'packages/engine/src/kernel/columns ↔ packages/engine/src/kernel/position':
    'a column is declared with its form in positions',
  'packages/engine/src/rules/contract ↔ packages/engine/src/rules/scoring': 'a box may add to what science is worth',
  'packages/engine/src/rules/contract ↔ packages/engine/src/rules/trade': 'a box may add to what is bought and paid',
  'apps/web/src/boxes ↔ apps/web/src/city': 'a city shows what boxes add to it, which is made like the rest of it',
  'apps/web/src/city ↔ apps/web/src/table-screen': 'a city seen closely shows its conflicts as the table does',
  'apps/web/src/city ↔ apps/web/src/hand': 'the hand of a partner stands in their city, labelled as the own one',
  'scripts ↔ tests': 'commands that run tests read the list of files; a test packs as the command does',
}
