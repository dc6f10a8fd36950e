/** Page header of an online table before a game: the navigation with the settings, and connection notices. */
import { SiteNav } from '../../app/SiteNav.tsx'
import { ConnectionStrip } from '../connection/ConnectionStrip.tsx'
import type { TableSubscription } from '../connection/subscription.ts'

export function OnlineBar({ subscription }: { subscription: TableSubscription }) {
  return (
    <>
      <SiteNav />
      <ConnectionStrip subscription={subscription} />
    </>
  )
}
