/**
 * React hook for the origin of links that other devices open. A page at localhost asks the server for its public
 * address.
 */
import type { Reach } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import { server } from '../server/server.ts'

export interface LinkOrigin {
  origin: string
  /** Only this computer can open links of this origin. */
  isLocal: boolean
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname)

/** Undefined until the server has answered. */
export function useReach(): LinkOrigin | undefined {
  const isHere = isLoopback(location.hostname)
  const [known, setKnown] = useState<LinkOrigin | undefined>(
    isHere ? undefined : { origin: location.origin, isLocal: false },
  )
  useEffect(() => {
    if (!isHere) return
    void server
      .request<Reach>('GET', '/reach')
      .then((answer) => setKnown(linkOrigin(answer.ok ? answer.value : undefined)))
  }, [isHere])
  return known
}

const linkOrigin = ({ addresses }: Reach = { addresses: [] }): LinkOrigin =>
  addresses.length > 0 ? { origin: addresses[0], isLocal: false } : { origin: location.origin, isLocal: true }
