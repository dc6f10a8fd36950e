/** A notice while this network has reached the rate limit for new sessions. The page retries by itself. */
import { create } from 'zustand'
import { words } from '../i18n/app.ts'
import styles from './app.module.css'

export const rateLimit = create<{ isWaiting: boolean }>(() => ({ isWaiting: false }))

export function RateLimitNotice() {
  const isWaiting = rateLimit((now) => now.isWaiting)
  if (!isWaiting) return undefined
  return (
    <p className={styles.version} role="status">
      {words().crowded}
    </p>
  )
}
