/** `heptapolis online`: connects your own bot to an online server. */
import { BOT_NAMES } from '@heptapolis/bots'
import type { Command } from 'commander'
import { UserError } from '../../errors.ts'
import { words } from '../../language.ts'
import { Bridge, type BridgeCallbacks } from '../../online/bridge.ts'
import { ApiError } from '../../online/client.ts'
import { newCommand, wholeNumber } from '../../options.ts'
import { botsNamed } from '../../table/seats.ts'

interface OnlineOptions {
  server: string
  token?: string
  bot: string
  timeout: number
  atOnce: number
  games?: number
}

export function online(program: Command): void {
  const { options } = words().commands.online
  newCommand(program, 'online')
    .option('--server <url>', options.server, 'http://localhost:4700')
    .option('--token <text>', options.token)
    .option('--bot <name>', `${options.bot} (${BOT_NAMES.join(', ')})`, 'medium')
    .option('--timeout <ms>', options.timeout, wholeNumber(1, 3_600_000), 5000)
    .option('--at-once <count>', options.atOnce, wholeNumber(1, 16), 4)
    .option('--games <count>', options.games, wholeNumber(1, 1_000_000))
    .action(start)
}

async function start({ token = process.env.HEPTAPOLIS_TOKEN, ...options }: OnlineOptions): Promise<void> {
  const w = words().serving.online
  botsNamed([options.bot])
  if (token === undefined || token === '') throw new UserError(w.noToken)
  const { server } = options
  if (!/^https?:\/\/[^/\s]+\/?$/.test(server)) throw new UserError(w.badServer(server))
  const bridge = new Bridge({ ...options, token }, sayings(server))
  const stop = (): void => bridge.stop()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    await bridge.run()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new UserError(w.refused(server, words().serving.problem(error.code)))
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
  }
}

function sayings(server: string): BridgeCallbacks {
  const w = words().serving.online
  return {
    listening: (name) => console.log(w.listening(name, server)),
    noServer: () => console.error(w.noServer(server)),
    comes: (table, host) => console.log(w.comes(table, host)),
    declines: (table) => console.log(w.declines(table)),
    plays: (table) => console.log(w.plays(table)),
    ended: (table, shown, { asked, instead }) => {
      const own = shown?.end?.results.find(({ seat }) => seat === shown.you.seat)
      console.log(own ? w.ended(table, own.rank, shown?.seats.length ?? 0, own.total) : w.gone(table))
      if (instead > 0) console.log(w.standIns(table, instead, asked))
    },
    fault: (table, { code, detail }, isLast) => console.error(w.fault(table, code, detail, isLast)),
  }
}
