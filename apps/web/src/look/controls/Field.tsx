/** Text field with its label; of several lines if `rows` is given. */
import { type ChangeEvent, useId } from 'react'
import styles from './field.module.css'

interface FieldProps {
  label: string
  value: string
  onType: (value: string) => void
  maxLength: number
  rows?: number
  readOnly?: boolean
  autoComplete?: string
}

export function Field({ label, onType, rows, ...input }: FieldProps) {
  const id = useId()
  const all = {
    id,
    ...input,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType(target.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? <input {...all} /> : <textarea {...all} rows={rows} />}
    </div>
  )
}
