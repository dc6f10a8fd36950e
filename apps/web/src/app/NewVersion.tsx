/** A notice that a newer version of the app can be loaded. */
import { words } from '../i18n/app.ts'
import styles from './app.module.css'
import { loadNewVersion, waiting } from './offline.ts'

export function NewVersion() {
  const worker = waiting((now) => now.worker)
  const w = words()
  if (!worker) return undefined
  return (
    <p className={styles.version} role="status">
      {w.newVersion}{' '}
      <button type="button" className={styles.load} onClick={() => loadNewVersion(worker)}>
        {w.loadIt}
      </button>
    </p>
  )
}
