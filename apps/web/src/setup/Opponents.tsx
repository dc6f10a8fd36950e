/** The bots of a new game: their faces and names, and how bots of their levels play. */
import { BotFace } from '../city/BotFace.tsx'
import { named, terms, words } from '../i18n/index.ts'
import { nameAt, type SetupPlan } from './plan.ts'
import styles from './setup.module.css'

export function Opponents({ plan }: { plan: SetupPlan }) {
  const w = words()
  const bots = plan.seats.flatMap(({ who, level }, seat) => (who === 'bot' ? [{ seat, level }] : []))
  if (bots.length === 0) return undefined
  const levels = [...new Set(bots.map(({ level }) => level))]
  return (
    <div className={styles.opponents}>
      <ul aria-label={w.opponents}>
        {bots.map(({ seat }) => (
          <li key={`seat ${seat}`}>
            <BotFace name={nameAt(plan, seat, '')} size={44} symbol={28} /> {nameAt(plan, seat, '')}
          </li>
        ))}
      </ul>
      {levels.map((level) => (
        <p key={level} className={styles.about}>
          {terms().capital(w.labelled(named(w.levels, level), named(w.characters, level)))}
        </p>
      ))}
    </div>
  )
}
