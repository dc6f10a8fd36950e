/** The levels of bots: a face to choose each by, and how the chosen ones play. */
import { LevelFace } from '../city/BotFace.tsx'
import { named, terms, words } from '../i18n/index.ts'
import type { SetupPlan } from './plan.ts'
import styles from './setup.module.css'

export const LevelChoice = ({ level }: { level: string }) => (
  <span className={styles.level}>
    <LevelFace level={level} size={52} />
    {named(words().levels, level)}
  </span>
)

export function LevelNotes({ plan }: { plan: SetupPlan }) {
  const w = words()
  const levels = new Set(plan.seats.flatMap(({ who, level }) => (who === 'bot' ? [level] : [])))
  return [...levels].map((level) => (
    <p key={level} className={styles.about}>
      {terms().capital(w.labelled(named(w.levels, level), named(w.characters, level)))}
    </p>
  ))
}
