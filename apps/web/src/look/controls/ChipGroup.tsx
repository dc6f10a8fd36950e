/** Group of options that look like small buttons: radio buttons or check boxes. */
import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './chip-group.module.css'

interface ChipGroupProps<T> {
  label: string
  options: readonly (readonly [key: T, name: ReactNode])[]
  /** One key makes radio buttons, a list makes check boxes. */
  value: T | readonly T[]
  /** Called with the key that was chosen, or of several with the one that was switched. */
  onPick: (key: T) => void
  /** The label is beside the options, not above them. */
  isBeside?: boolean
  isLarge?: boolean
  /** Text after the options. */
  children?: ReactNode
}

export function ChipGroup<T extends string | number>(props: ChipGroupProps<T>) {
  const { label, options, value, onPick, isBeside, isLarge, children } = props
  const id = useId()
  const isOne = typeof value !== 'object'
  return (
    <fieldset
      role={isOne ? 'radiogroup' : undefined}
      aria-labelledby={id}
      className={classes(styles.group, isBeside && styles.beside, isLarge && styles.large)}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={styles.chips}>
        {options.map(([key, name]) => {
          const isOn = isOne ? value === key : value.includes(key)
          return (
            <label key={key} className={classes(styles.chip, isOn && styles.on)}>
              <input type={isOne ? 'radio' : 'checkbox'} name={id} checked={isOn} onChange={() => onPick(key)} />
              {name}
            </label>
          )
        })}
        {children}
      </span>
    </fieldset>
  )
}
