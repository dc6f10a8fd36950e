/**
 * The host names a server answers to. By DNS rebinding any page can have its own name lead to this machine, and is then of the
 * same origin as the server. Names that the public DNS cannot hand out are safe; every other name has to be configured.
 */
import { isIPv4, isIPv6 } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'

const LOCAL = /(^|\.)local(host)?$/

/** Browsers send the port along, and may end a name in a dot. */
function nameIn(host: string): string | undefined {
  if (!URL.canParse(`http://${host}`)) return undefined
  return new URL(`http://${host}`).hostname.replace(/\.$/, '')
}

export function isKnownHost(host: string, names: readonly string[], own = hostname()): boolean {
  const name = nameIn(host)
  if (name === undefined) return false
  if (isIPv4(name) || isIPv6(name.replace(/^\[|\]$/g, '')) || LOCAL.test(name)) return true
  return [...names, own, own.split('.')[0] ?? own].some((one) => one.toLowerCase() === name)
}

/** Where the server knows its address, `Origin` is compared with that, and proxies may call it by any name. */
export function refuseUnknownHosts(app: FastifyInstance, address: string | undefined, names: readonly string[]): void {
  if (address !== undefined) return
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    if (!isKnownHost(host, names)) return reply.code(421).send({ code: 'wrong-host', message: MESSAGE })
  })
}

const MESSAGE =
  'This server does not know the host name in this address. Use its IP address, or start it with --address or HEPTAPOLIS_HOSTS.'
