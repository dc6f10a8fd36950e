/** Text field with its label; of several lines if `rows` is given. */
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './field.module.css'

interface FieldProps {
  label: string
  value: string
  onType: (value: string) => void
  maxLength: number
  rows?: number
  readOnly?: boolean
  required?: boolean
  autoComplete?: string
  /** Id of the text that explains the field. */
  describedBy?: string
  /** In a row with a button. */
  isSmall?: boolean
  /** Button inside the field, which has a placeholder instead of a visible label. */
  end?: ReactNode
}

export function Field({ label, onType, rows, describedBy, isSmall, end, ...input }: FieldProps) {
  const id = useId()
  const all = {
    id,
    ...input,
    'aria-describedby': describedBy,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType(target.value),
  }
  if (end) {
    return (
      <div className={styles.box}>
        <input {...all} aria-label={label} placeholder={label} />
        {end}
      </div>
    )
  }
  return (
    <div className={classes(styles.field, isSmall && styles.small)}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? <input {...all} /> : <textarea {...all} rows={rows} />}
    </div>
  )
}
