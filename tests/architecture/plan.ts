/** Who may import whom, and who is named where: the plan of the house. */

/** The floors: what each package may import. Apps import them all. */
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
/** The rooms of the engine: what each of them may import besides itself. */
export const rooms: Record<string, readonly string[]> = {
  kernel: [],
  rules: ['kernel'],
  written: ['kernel', 'rules'],
  index: ['kernel', 'rules', 'written'],
  entries: ['kernel', 'rules', 'written'],
}
/** The engine as boxes see it; their tests, and what reads all boxes, take any of its entries. */
export const ENGINE = '@heptapolis/engine'
export const FOR_BOXES = `${ENGINE}/box`
/** Where boxes keep what several of them share. */
export const PARTS = 'parts'
/** Where the reference scorer may be asked, besides tests. */
export const REFERENCE = 'packages/reference'
export const CHECKS = 'apps/cli/src/checking/'
/** The files of the reference scorer that look at data and at answers of engine and boxes; its rules see types only. */
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
  'bots',
  'accounts',
  'admin',
  'moderation',
  'ratings',
  'notifications',
  'commands',
  'lobby',
  'daily',
  'timers',
  'context',
  'sockets',
  'routes/accounts',
  'routes/lobby',
  'routes/api',
  'routes',
]
/** The list of all boxes, and what apps read of them. */
export const SHELF = 'packages/boxes/src/shelf.ts'
/** The box of docs/adding-a-box.md: a folder like the others, on no shelf but that of its tests. */
export const TUTORIAL = 'beacons'
export const baseImporters = [SHELF, 'packages/boxes/src/index.ts']
export const apps = ['cli', 'web']
/** The name under which others install the command line and its library. */
export const COMMAND = 'heptapolis'
/** What 7 Wonders is about, and the kernel is not. */
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

/** Folders side by side that import each other, and why taking them apart would be worse; files never do so in a circle. */
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
