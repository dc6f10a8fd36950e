/**
 * Title card at the start of an Age, with the points of all cities so far. Disappears by itself or at a press; in a
 * lesson only at a press.
 */
import { hasAids } from '@heptapolis/boxes'
import { scores, victoryValue } from '@heptapolis/engine/show'
import { useEffect, useRef } from 'react'
import { HourOf, useLight } from '../../art/light.tsx'
import type { TableView } from '../../city/view.ts'
import { terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { minus } from '../../look/pieces/Tokens.tsx'
import { settings } from '../../settings/settings.ts'
import styles from './age-card.module.css'
import type { Beat } from './beats.ts'
import { staysOpen } from './schedule.ts'

interface AgeCardProps {
  beat: Beat | undefined
  view: TableView
  /** In a lesson: closes the card. */
  onContinue?: (() => void) | undefined
}

export function AgeCard({ beat, view, onContinue }: AgeCardProps) {
  if (beat?.is !== 'age') return undefined
  const stays = staysOpen(beat, onContinue !== undefined)
  return (
    <HourOf value={{ age: beat.age, isNight: false }}>
      <Title age={beat.age} ms={beat.ms} view={view} onContinue={stays ? onContinue : undefined} />
    </HourOf>
  )
}

interface TitleProps extends Omit<AgeCardProps, 'beat'> {
  age: number
  ms: number
}

/** The log announces the Age, so screen readers skip a card that disappears by itself. */
function Title({ age, ms, view, onContinue }: TitleProps) {
  const light = useLight()
  const hasStanding = settings((now) => now.standing) && age > 1 && hasAids(view.game.rules)
  return (
    <div
      className={classes('full-screen', styles.card, onContinue && styles.stays)}
      style={{ '--ms': `${ms}ms` }}
      data-light={light}
      data-age-card=""
      {...(onContinue ? { role: 'dialog', 'aria-label': terms().age(age) } : { 'aria-hidden': true })}
    >
      <span className={styles.sun} data-age={age} />
      <p className={styles.title}>{terms().age(age)}</p>
      <p className={styles.stakes}>{words().ageStakes(victoryValue(view.game, age))}</p>
      {hasStanding ? <Standing view={view} /> : undefined}
      {onContinue ? <Continue onContinue={onContinue} /> : undefined}
    </div>
  )
}

function Continue({ onContinue }: { onContinue: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" className={classes('btn primary', styles.continue)} onClick={onContinue}>
      {words().resume}
    </button>
  )
}

function Standing({ view: { game, cities } }: { view: TableView }) {
  const standing = scores(game).toSorted((a, b) => b.total - a.total)
  const most = Math.max(1, ...standing.map(({ total }) => total))
  return (
    <section className={styles.standing}>
      <h3>{words().pointsSoFar}</h3>
      <ul>
        {standing.map(({ seat, total }) => (
          <li key={seat} style={{ '--share': Math.max(0, total) / most }}>
            <span>{cities[seat].name}</span>
            <b>{minus(total)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
