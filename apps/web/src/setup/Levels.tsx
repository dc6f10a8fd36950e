/** The levels of bots: a face to choose each by, and how the chosen ones play. */
import { useFace } from '../art/pictures.ts'
import { levelFace } from '../game-model/bots/bot-names.ts'
import { named, terms, words } from '../i18n/index.ts'
import type { SetupPlan } from './plan.ts'
import styles from './setup.module.css'

const SIZE = 52

export function LevelChoice({ level }: { level: string }) {
  const picture = useFace(levelFace(level))
  return (
    <span className={styles.level}>
      {picture === undefined ? undefined : <img src={picture} width={SIZE} height={SIZE} alt="" />}
      {named(words().levels, level)}
    </span>
  )
}

export function LevelNotes({ plan }: { plan: SetupPlan }) {
  const w = words()
  const levels = new Set(plan.seats.flatMap(({ who, level }) => (who === 'bot' ? [level] : [])))
  return [...levels].map((level) => (
    <p key={level} className={styles.about}>
      {terms().capital(w.labelled(named(w.levels, level), named(w.characters, level)))}
    </p>
  ))
}
