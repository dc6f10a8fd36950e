/**
 * Protection against DNS rebinding, where a foreign website's name points to this machine and passes for the same
 * origin. Names that public DNS cannot assign are accepted; all others must be configured.
 */
import { isIPv4, isIPv6 } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'

const LOCAL = /(^|\.)local(host)?$/

/** Removes the port and a final dot. */
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

/** A server with a public address compares `Origin` with it instead, and proxies may use any host. */
export function refuseUnknownHosts(app: FastifyInstance, address: string | undefined, names: readonly string[]): void {
  if (address !== undefined) return
  app.addHook('onRequest', async ({ headers: { host = '', accept = '' } }, reply) => {
    if (isKnownHost(host, names)) return
    reply.code(421)
    return accept.includes('text/html')
      ? reply.type('text/html; charset=utf-8').send(PAGE)
      : reply.send({ code: 'wrong-host', message: MESSAGE })
  })
}

const MESSAGE =
  'This server does not know the host name in this address. Use its IP address, or start it with --address or HEPTAPOLIS_HOSTS.'

/** For browsers. It names no host: a page that has rebound its own name may read it. */
const PAGE = `<!doctype html>
<html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Unknown host name</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }</style>
<h1>Unknown host name</h1>
<p>This Heptapolis server does not answer to the host name in this address. It answers to:</p>
<ul>
<li>its IP address, such as <code>http://192.168.1.20:4700</code></li>
<li><code>localhost</code> and names that end in <code>.local</code></li>
<li>the name of the machine it runs on</li>
<li>names set with <code>HEPTAPOLIS_HOSTS</code></li>
</ul>
<p>To add a name, start the server with <code>HEPTAPOLIS_HOSTS=tables.example</code> (several are separated by commas),
or with <code>--address https://tables.example</code> if it has one public address.</p>
</html>
`
