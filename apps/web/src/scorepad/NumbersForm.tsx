/** Points by line, as on paper; the coins are counted, since they break ties. */
import type { Ruleset } from '@heptapolis/engine'
import { LineMark } from '../end/LineMark.tsx'
import { say } from '../i18n/index.ts'
import styles from './forms.module.css'
import type { PadCity } from './pad.ts'
import { Stepper } from './Stepper.tsx'
import { scoreWords } from './words.ts'

interface NumbersFormProps {
  rules: Ruleset
  city: PadCity
  numbers: Readonly<Record<string, number>>
  onChange: (wish: Partial<PadCity>) => void
}

const [LEAST, MOST] = [-60, 150]

export function NumbersForm({ rules, city, numbers, onChange }: NumbersFormProps) {
  const w = scoreWords()
  return (
    <section className={styles.block}>
      <p className={styles.note}>{w.numbersHelp}</p>
      {rules.scoreLines.map(({ id }) => {
        const title = id === 'treasury' ? w.coins : say().scoreLine(id)
        const mark = (
          <>
            <LineMark id={id} />
            {title}
          </>
        )
        return id === 'treasury' ? (
          <Stepper
            key={id}
            label={title}
            mark={mark}
            value={city.coins ?? 0}
            onChange={(coins) => onChange({ coins })}
          />
        ) : (
          <Stepper
            key={id}
            label={title}
            mark={mark}
            value={numbers[id] ?? 0}
            least={LEAST}
            most={MOST}
            onChange={(points) => onChange({ numbers: { ...numbers, [id]: points } })}
          />
        )
      })}
    </section>
  )
}
