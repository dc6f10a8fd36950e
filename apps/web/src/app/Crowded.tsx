/** A quiet line while the server lets in nobody else of this network. The page comes in by itself. */
import { create } from 'zustand'
import { words } from '../i18n/index.ts'
import styles from './app.module.css'

export const crowd = create<{ isWaiting: boolean }>(() => ({ isWaiting: false }))

export function Crowded() {
  const isWaiting = crowd((now) => now.isWaiting)
  if (!isWaiting) return undefined
  return (
    <p className={styles.version} role="status">
      {words().crowded}
    </p>
  )
}
