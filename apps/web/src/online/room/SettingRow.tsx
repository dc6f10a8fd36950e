/** One setting of a room: its name, its choices, and a sentence about it. */
import type { ReactNode } from 'react'
import { classes } from '../../look/classes.ts'
import styles from '../room.module.css'

interface SettingRowProps {
  label: string
  names: Readonly<Record<string, ReactNode>>
  value: string
  help?: string | undefined
  onPick: (value: string) => void
}

export function SettingRow({ label, names, value, help, onPick }: SettingRowProps) {
  return (
    <div className={styles.line} role="radiogroup" aria-label={label}>
      <span className={styles.name}>{label}</span>
      <span className={styles.options}>
        {Object.entries(names).map(([key, name]) => (
          <label key={key} className={classes(styles.option, key === value && styles.on)}>
            <input type="radio" name={label} checked={key === value} onChange={() => onPick(key)} />
            {name}
          </label>
        ))}
        {help ? <span className={styles.help}>{help}</span> : undefined}
      </span>
    </div>
  )
}
