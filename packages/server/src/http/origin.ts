import { isIPv6 } from 'node:net'

/**
 * Whether a request comes from a page of this server, as the browser says it. A server that knows its own address accepts pages
 * of that address alone; otherwise the page's host must be the one that was asked.
 */
export function isOwnPage(origin: string | undefined, host: string | undefined, address?: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const { protocol, host: from, origin: page } = new URL(origin)
  if (address !== undefined) return page === new URL(address).origin
  return host !== undefined && (protocol === 'http:' || protocol === 'https:') && from === host.toLowerCase()
}

/**
 * Addresses by which floods are counted: of IPv6 the network, since a household has all of it. Whoever has gone again by the
 * time they are asked has none.
 */
export function neighbourhood(address: string | undefined = ''): string {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
  if (!isIPv6(plain)) return plain
  const [head, tail = ''] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const whole = [
    ...groups,
    ...Array(plain.includes('::') ? missing : 0).fill('0'),
    ...(tail === '' ? [] : tail.split(':')),
  ]
  return `${whole.slice(0, 4).join(':')}::/64`
}
