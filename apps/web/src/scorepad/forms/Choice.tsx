/** Row of radio buttons on a score-pad. */
import { useId } from 'react'
import { classes } from '../../look/classes.ts'
import styles from './forms.module.css'

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onPick: (value: string) => void
}

export function Choice({ label, value, options, onPick }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map(([id, text]) => (
        <label key={id} className={classes(styles.option, id === value && styles.on)}>
          <input type="radio" name={name} checked={id === value} onChange={() => onPick(id)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
