/**
 * HTTP POST to an address that a stranger has entered, with SSRF protection: no redirects, and no private network. The
 * address is checked when the connection opens, not before.
 */

import { type LookupAddress, lookup } from 'node:dns'
import { type ClientRequest, request as plain, type RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { itemAt } from '@heptapolis/engine/kernel'

const MOST_LETTERS = 500

export interface Delivery {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Lower ports belong to services other than web servers. */
const FIRST_FREE_PORT = 1024
const isWebPort = (port: string): boolean => port === '' || Number(port) >= FIRST_FREE_PORT

/** Whether sending is allowed: over https, or over http too where private networks are allowed. */
export function isAllowed(address: string, mayBePrivate: boolean): boolean {
  if (address.length > MOST_LETTERS || !URL.canParse(address)) return false
  const { protocol, username, password, hostname, port } = new URL(address)
  if (username !== '' || password !== '') return false
  if (mayBePrivate) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && isWebPort(port) && !isPrivate(bare(hostname)) && !/(^|\.)localhost$/.test(hostname)
}

/** Status of the answer; undefined if the signal aborts first. */
export function post(
  address: string,
  { headers, body }: Delivery,
  mayBePrivate: boolean,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (!isAllowed(address, mayBePrivate)) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const request = opened(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      signal,
      ...(mayBePrivate ? {} : { lookup: guarded }),
    })
    request.on('response', (response) => {
      resolve(response.statusCode)
      response.destroy()
    })
    request.on('error', () => resolve(undefined))
    request.on('close', () => resolve(undefined))
    request.end(body)
  })
}

const opened = (address: string, options: RequestOptions): ClientRequest =>
  address.startsWith('https:') ? secure(address, options) : plain(address, options)

/** DNS lookup that fails for private addresses. */
export const guarded: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '', 0)
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivate(address)))
      return done(new Error('This name leads to a private address.'), '', 0)
    if (options.all) return done(null, addresses)
    done(null, itemAt(addresses, 0).address, itemAt(addresses, 0).family)
  })
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** Private, reserved and translation networks. */
const PRIVATE = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [net = '', bits] = network.split('/')
  PRIVATE.addSubnet(net, Number(bits), 'ipv4')
}
for (const network of [
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]) {
  const [net = '', bits] = network.split('/')
  PRIVATE.addSubnet(net, Number(bits), 'ipv6')
}

/** Names are no addresses; they are checked when the connection opens. */
export function isPrivate(address: string): boolean {
  const kind = isIP(address)
  if (kind === 0) return false
  return PRIVATE.check(address, kind === 4 ? 'ipv4' : 'ipv6')
}
