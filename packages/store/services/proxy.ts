/** Test helper: TCP proxy in front of a database that can cut or freeze connections on demand. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface ProxyRoute {
  readonly port: number
  /** Blocks all traffic silently, like a network partition. */
  freeze(): void
  thaw(): void
  /** Blocks existing connections silently; new ones work. */
  lose(): void
  /** Closes every connection. */
  cut(): void
  /**
   * Cuts the next connections on which the service sends this text, instead of forwarding it; `cuts` counts
   * them.
   */
  cutAt(said: string | undefined, times?: number): void
  readonly cuts: number
  close(): Promise<void>
}

export interface ProxyAddresses {
  /** Address on which it listens. */
  readonly at?: string
  readonly to?: string
}

interface Place {
  readonly port: number
  readonly host: string
}

const HERE = '127.0.0.1'

/** Starts a proxy to a port, or to the target that the function currently returns. */
export async function proxyTo(
  target: number | (() => Place),
  { at = HERE, to = HERE }: ProxyAddresses = {},
): Promise<ProxyRoute> {
  const lines = new Set<Socket>()
  const lost = new Set<Socket>()
  let isFrozen = false
  let last: string | undefined
  let left = 0
  let cuts = 0

  const server = createServer((near) => {
    const { port, host }: Place = typeof target === 'number' ? { port: target, host: to } : target()
    // Keeps the source address, because services rate limit by address; only loopback addresses can be bound.
    const isOwn = host === HERE && near.remoteAddress?.startsWith('127.')
    const far = connect({ port, host, ...(isOwn && { localAddress: near.remoteAddress }) })
    const both = [near, far]
    const end = (): void => {
      for (const line of both) {
        line.destroy()
        lines.delete(line)
        lost.delete(line)
      }
    }
    for (const line of both) {
      lines.add(line)
      if (isFrozen) line.pause()
      line.on('error', end)
      line.on('close', end)
    }
    near.on('data', (bytes) => void far.write(bytes))
    far.on('data', (bytes) => {
      if (last === undefined || left === 0 || !bytes.includes(last)) return void near.write(bytes)
      left--
      cuts++
      end()
    })
  })
  server.listen(0, at)
  await once(server, 'listening')
  const address = server.address()

  const cut = (): void => {
    for (const line of [...lines, ...lost]) line.destroy()
    lines.clear()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    freeze: () => {
      isFrozen = true
      for (const line of lines) line.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const line of lines) line.resume()
    },
    lose: () => {
      for (const line of lines) lost.add(line.pause())
      lines.clear()
    },
    cut,
    cutAt: (said, times = 1) => {
      last = said
      left = times
    },
    get cuts() {
      return cuts
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Address of a service through a proxy. */
export function byWayOf(proxy: ProxyRoute, url: string): string {
  const way = new URL(url)
  way.port = String(proxy.port)
  return way.href
}
