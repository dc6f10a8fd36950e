/** `heptapolis serve`: runs the web app and the online tables in one process. */
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Problem } from '@heptapolis/engine'
import type { Config, ConfigFault, RunningServer } from '@heptapolis/server'
import type { Command } from 'commander'
import { renderUnicodeCompact } from 'uqr'
import { UserError } from '../../errors.ts'
import { words } from '../../language.ts'
import { newCommand } from '../../options.ts'
import { storeWords } from '../../text/database.ts'

interface ServeOptions {
  port?: string
  lan?: true
  data?: string
  store?: string
  hints?: string
  address?: string
  proxies?: string
  logs?: true
  printConfig?: true
}

export function serve(program: Command): void {
  const { options } = words().commands.serve
  newCommand(program, 'serve')
    .option('--data <folder>', options.data)
    .option('--store <url>', options.store)
    .option('--hints <url>', options.hints)
    .option('--lan', options.lan)
    .option('--port <number>', options.port)
    .option('--address <url>', options.address)
    .option('--proxies <list>', options.proxies)
    .option('--logs', options.logs)
    .option('--print-config', options.printConfig)
    .action(start)
}

async function start({ lan, logs, printConfig, ...given }: ServeOptions): Promise<void> {
  const server = await import('@heptapolis/server')
  const options = { ...given, ...(lan && { lan: 'true' }), ...(logs && { logs: 'true' }) }
  const config = server.readConfig(options, process.env)
  if (!config.ok) {
    const lines = config.faults.map((fault) => inWords(fault, server.inEnvironment))
    throw new UserError(lines.join('\n'))
  }
  if (printConfig) return console.log(JSON.stringify(server.shownConfig(config.value), undefined, 2))
  const logger = new server.Logger(undefined, config.value.logs)
  const serving = await server.serve(config.value, { app: appFolder(), logger })
  if (!serving.ok) {
    const place = config.value.store === undefined ? config.value.data : server.shownStore(config.value.store)
    throw new UserError(obstacle(serving.error, config.value, place))
  }
  sayWhere(serving.value, config.value, server.localAddresses)
  // Writes the compile cache now: a server rarely exits normally, which is when Node would write it.
  flushCompileCache()
  const isRestored = await Promise.race([untilAsked().then(() => false), serving.value.restored.then(() => true)])
  await serving.value.stop()
  if (isRestored) throw new UserError(words().serving.restoredUnder)
}

/** Names a setting by its option; settings without one are named by their environment variable. */
const inWords = ({ setting, given, expected }: ConfigFault, inEnvironment: (setting: string) => string): string =>
  words().serving.faults[expected](expected === 'known-name' ? setting : inEnvironment(setting), given)

function obstacle(problem: Problem, config: Config, place: string): string {
  if (problem.code === 'bad-database') return storeWords(problem, place)
  return words().serving.obstacles[problem.code]?.(config, problem.message) ?? problem.message
}

/** The built app: in the repository beside the command line, in the packed command inside it. */
function appFolder(): string {
  const places = [
    join(import.meta.dirname, '..', '..', '..', '..', 'web', 'dist'),
    join(import.meta.dirname, '..', '..', '..', 'web'),
  ]
  const found = places.find((folder) => existsSync(join(folder, 'index.html')))
  if (found === undefined) throw new UserError(words().serving.noApp)
  return found
}

/** Resolves on SIGTERM or Ctrl-C; a second signal exits at once. */
const untilAsked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

function sayWhere({ port }: RunningServer, { lan, address }: Config, localAddresses: () => string[]): void {
  console.log(words().serving.isAt(address ?? `http://localhost:${port}`))
  if (address !== undefined) return
  if (!lan) console.log(words().serving.withoutLan)
  for (const at of lan ? localAddresses() : []) {
    console.log(words().serving.forPhones(`http://${at}:${port}`))
    console.log(renderUnicodeCompact(`http://${at}:${port}`))
  }
}
