/** Placeholder while a screen loads. It appears after a delay, because most screens load at once. */
import { words } from '../i18n/app.ts'
import styles from './app.module.css'

export const LoadingNotice = ({ text = words().onItsWay }: { text?: string }) => (
  <p className={styles.waiting} role="status">
    {text}
  </p>
)
