/** A number field with large minus and plus buttons. */
import { type ReactNode, useState } from 'react'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { scoreWords } from '../words.ts'
import styles from './stepper.module.css'

interface StepperProps {
  label: string
  /** Shown instead of the label, which stays for screen readers. */
  mark?: ReactNode
  value: number
  least?: number
  most?: number
  onChange: (value: number) => void
}

export function Stepper({ label, mark, value, least = 0, most = 99, onChange }: StepperProps) {
  const w = scoreWords()
  /** The text while it is no number yet, such as a lone sign. */
  const [typed, setTyped] = useState<string>()
  const set = (wish: number) => onChange(Math.min(most, Math.max(least, Math.trunc(wish))))
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <span className={styles.label}>{mark ?? label}</span>
      <button type="button" aria-label={w.fewer(label)} disabled={value <= least} onClick={() => set(value - 1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        inputMode={least < 0 ? 'text' : 'numeric'}
        aria-label={label}
        value={typed ?? value}
        className={classes(value === 0 && styles.zero)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value)
          set(Number(target.value.replace('−', '-')) || 0)
        }}
      />
      <button type="button" aria-label={w.more(label)} disabled={value >= most} onClick={() => set(value + 1)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}
