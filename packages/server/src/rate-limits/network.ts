import { isIPv6 } from 'node:net'

/**
 * Network of an address for rate limits: an IPv4 address, or the /64 of IPv6, which one household owns. Closed sockets
 * have no address.
 */
export function networkOf(address: string | undefined = ''): string {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const whole = [
    ...groups,
    ...Array(plain.includes('::') ? missing : 0).fill('0'),
    ...(tail === '' ? [] : tail.split(':')),
  ]
  return `${whole.slice(0, 4).join(':')}::/64`
}
