/** Score-pad field for tokens of fixed values, each once or several times. */
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { keyed } from '../../look/keyed.ts'
import { signed, Token } from '../../look/pieces/Tokens.tsx'
import { scoreWords } from '../words.ts'
import styles from './forms.module.css'

interface TokensProps {
  label: string
  values: readonly number[]
  held: readonly number[]
  most: number
  onChange: (held: number[]) => void
}

/** A tap adds a token; a tap on a held one removes it. */
export function Tokens({ label, values, held, most, onChange }: TokensProps) {
  const w = scoreWords()
  return (
    <fieldset className={styles.tokens}>
      <legend>{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.give}
          disabled={held.length >= most}
          aria-label={w.more(`${label} ${signed(value)}`)}
          onClick={() => onChange([...held, value])}
        >
          <Icon name="plus" size={12} /> <Token text={signed(value)} size={24} bad={value < 0} />
        </button>
      ))}
      <span className={styles.held}>
        {keyed(held).map(({ key, thing: value }, i) => (
          <button
            key={key}
            type="button"
            className={classes(styles.give, styles.on)}
            aria-label={w.fewer(`${label} ${signed(value)}`)}
            onClick={() => onChange(held.filter((_, at) => at !== i))}
          >
            <Token text={signed(value)} size={24} bad={value < 0} /> <Icon name="cross" size={12} />
          </button>
        ))}
      </span>
    </fieldset>
  )
}

interface TogglesProps extends Omit<TokensProps, 'most'> {
  /** 1 for gains, -1 for losses. */
  sign: 1 | -1
}

export const Toggles = ({ label, values, sign, held, onChange }: TogglesProps) => (
  <fieldset className={styles.tokens}>
    <legend>{label}</legend>
    {values.map((value) => (
      <button
        key={value}
        type="button"
        className={classes(styles.give, held.includes(value) && styles.on)}
        aria-pressed={held.includes(value)}
        onClick={() => onChange(held.includes(value) ? held.filter((one) => one !== value) : [...held, value])}
      >
        <Token text={signed(sign * value)} size={24} bad={sign < 0} />
      </button>
    ))}
  </fieldset>
)
