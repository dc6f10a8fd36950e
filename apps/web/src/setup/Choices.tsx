/** A group of radio buttons that look like buttons. */
import { classes } from '../look/classes.ts'
import styles from './setup.module.css'

interface ChoicesProps {
  label: string
  options: readonly (readonly [string, string])[]
  value: string
  onPick: (value: string) => void
}

export function Choices({ label, options, value, onPick }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {options.map(([key, name]) => (
        <label key={key} className={classes(styles.choice, key === value && styles.on)}>
          <input type="radio" name={label} value={key} checked={key === value} onChange={() => onPick(key)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
