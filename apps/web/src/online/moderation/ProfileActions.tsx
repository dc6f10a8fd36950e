/** Mute, block and report on the profile of another person. */
import { useState } from 'react'
import { classes } from '../../look/classes.ts'
import styles from './moderation.module.css'
import { PersonActions, type RecentActions } from './PersonActions.tsx'
import { moderationWords } from './words.ts'

export function ProfileActions({ name }: { name: string }) {
  const [since, setSince] = useState<RecentActions>()
  return (
    <details className={classes('panel', styles.onProfile)}>
      <summary>{moderationWords().onProfile}</summary>
      <PersonActions person={{ path: `/people/${encodeURIComponent(name)}` }} since={since} onSince={setSince} />
    </details>
  )
}
