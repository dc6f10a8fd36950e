/** How a server is to run: from the command line, else from the environment, else as for oneself at home. */
import { parseArgs } from 'node:util'
import { fail, ok, type Result } from '@heptapolis/engine'

export interface Config {
  readonly port: number
  /** Phones in the same network may come. */
  readonly lan: boolean
  /** The folder of the database. */
  readonly data: string
  /** Where people find it from outside, such as https://tables.example, where a proxy stands in front. */
  readonly address?: string
  /** Proxies whose word is taken for where somebody comes from. */
  readonly proxies: readonly string[]
  readonly printsConfig: boolean
}

const PORT = 4700

const OPTIONS = {
  port: { type: 'string' },
  lan: { type: 'boolean' },
  data: { type: 'string' },
  address: { type: 'string' },
  proxies: { type: 'string' },
  'print-config': { type: 'boolean' },
} as const

export function readConfig(args: string[], env: Record<string, string | undefined>): Result<Config> {
  const given = parsed(args)
  if (!given.ok) return given
  const { value: values } = given
  const port = Number(values.port ?? env.HEPTAPOLIS_PORT ?? PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return fail('bad-config', `--port must be a number from 0 to 65535, not "${values.port ?? env.HEPTAPOLIS_PORT}".`)
  }
  const address = values.address ?? env.HEPTAPOLIS_ADDRESS
  if (address !== undefined && !/^https?:\/\/[^/]+$/.test(address)) {
    return fail('bad-config', `--address must be like https://tables.example, not "${address}".`)
  }
  const proxies = values.proxies ?? env.HEPTAPOLIS_PROXIES
  return ok({
    port,
    lan: values.lan ?? env.HEPTAPOLIS_LAN === 'true',
    data: values.data ?? env.HEPTAPOLIS_DATA ?? 'data',
    ...(address === undefined ? {} : { address }),
    proxies: proxies === undefined ? [] : proxies.split(',').map((one) => one.trim()),
    printsConfig: values['print-config'] ?? false,
  })
}

function parsed(args: string[]) {
  try {
    return ok(parseArgs({ args, options: OPTIONS }).values)
  } catch (error) {
    return fail(
      'bad-config',
      `${(error as Error).message} There are ${Object.keys(OPTIONS)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    )
  }
}
