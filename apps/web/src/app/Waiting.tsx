/** Stands where a screen is still on its way; quiet at first, since most come at once. */
import { words } from '../i18n/index.ts'
import styles from './app.module.css'

export const Waiting = ({ text = words().onItsWay }: { text?: string }) => (
  <p className={styles.waiting} role="status">
    {text}
  </p>
)
