import { isIPv6 } from 'node:net'

/** The network of an address, by which rate limits count: of IPv6 the /64, since a household has all of it. A closed socket has no address. */
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
