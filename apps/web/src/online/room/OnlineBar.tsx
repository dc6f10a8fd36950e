/** Page header of an online table before and after a game, with connection notices. */
import { Link } from 'wouter'
import { ThemeButton } from '../../app/ThemeButton.tsx'
import { Icon } from '../../look/Icon.tsx'
import { ConnectionStrip } from '../connection/ConnectionStrip.tsx'
import type { TableSubscription } from '../connection/subscription.ts'
import styles from '../room.module.css'

export function OnlineBar({ subscription }: { subscription: TableSubscription }) {
  return (
    <>
      <header className={styles.bar}>
        <Link href="/" className={styles.logo}>
          <Icon name="vp-ring" size={24} /> Heptapolis
        </Link>
        <ThemeButton />
      </header>
      <ConnectionStrip subscription={subscription} />
    </>
  )
}
