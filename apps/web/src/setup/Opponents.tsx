/** The bots of a new game: their faces and names, and how bots of their levels play. */
import { useFace } from '../art/pictures.ts'
import { botFace } from '../game-model/bots/bot-names.ts'
import { named, words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
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
            <Face seat={seat} /> {nameAt(plan, seat, '')}
          </li>
        ))}
      </ul>
      {levels.map((level) => (
        <p key={level} className={styles.about}>
          {w.labelled(named(w.levels, level), named(w.characters, level))}
        </p>
      ))}
    </div>
  )
}

function Face({ seat }: { seat: number }) {
  const picture = useFace(botFace(seat))
  return picture === undefined ? (
    <Icon name="bot" size={28} />
  ) : (
    <img className={styles.face} src={picture} width={44} height={44} alt="" />
  )
}
