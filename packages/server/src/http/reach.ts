/** Route that tells the person at the server's machine the addresses under which other devices can open it. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { API, type Reach } from '@heptapolis/wire'
import type { FastifyInstance } from 'fastify'

interface ReachOptions {
  readonly address?: string | undefined
  /** The server listens to the local network. */
  readonly lan?: boolean | undefined
}

/** Only for requests from the machine itself, because the addresses of its networks are private. */
export function reachRoute(app: FastifyInstance, { address, lan = false }: ReachOptions): void {
  app.get(`${API}/reach`, async ({ ip, socket }): Promise<Reach> => {
    if (address !== undefined) return { addresses: [address] }
    if (!lan || !isLoopback(ip)) return { addresses: [] }
    return { addresses: localAddresses().map((one) => `http://${one}:${socket.localPort}`) }
  })
}

const isLoopback = (ip: string): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip)

/** Bridges of containers and virtual machines, which phones cannot reach. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet)/

/** IPv4 addresses of this machine in local networks; virtual bridges last. */
export function localAddresses(
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>> = networkInterfaces(),
): string[] {
  const all = Object.entries(interfaces).flatMap(([name, some = []]) =>
    some
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, isVirtual: VIRTUAL.test(name) })),
  )
  return all.sort((a, b) => Number(a.isVirtual) - Number(b.isVirtual)).map(({ address }) => address)
}
