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
