/**
 * Caption that names the last sound effect for a moment, for people who do not hear it. The live region of the table
 * announces the event.
 */
import { useEffect } from 'react'
import { words } from '../i18n/app.ts'
import { caption } from '../settings/sound.ts'
import styles from './settings.module.css'

/** Time to read two words, in milliseconds. */
const SHOWN = 2000

export function SoundCaption() {
  const now = caption()
  useEffect(() => {
    if (!now.sound) return
    const timer = setTimeout(() => caption.setState({ sound: undefined }), SHOWN)
    return () => clearTimeout(timer)
  }, [now])
  if (!now.sound) return undefined
  return (
    <p className={styles.caption} aria-hidden="true">
      ♪ {words().soundCaptions[now.sound]}
    </p>
  )
}
