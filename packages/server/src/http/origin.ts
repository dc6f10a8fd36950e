/**
 * Check of the `Origin` header: whether a request comes from a page of this server. With a public address only that
 * origin counts, otherwise the request's own host.
 */
export function isOwnPage(origin: string | undefined, host: string | undefined, address?: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const { protocol, host: from, origin: page } = new URL(origin)
  if (address !== undefined) return page === new URL(address).origin
  return host !== undefined && (protocol === 'http:' || protocol === 'https:') && from === host.toLowerCase()
}
