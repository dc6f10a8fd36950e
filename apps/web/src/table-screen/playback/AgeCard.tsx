/**
 * Title card at the start of an Age: a city's wonder in the light of that Age, and the points of all cities so far.
 * Disappears by itself or at a press; in a lesson only at a press.
 */
import { hasAids } from '@heptapolis/boxes'
import { scores, victoryValue } from '@heptapolis/engine/show'
import { useEffect, useMemo, useRef } from 'react'
import { type Hour, HourOf, useLight } from '../../art/light.tsx'
import { Scene } from '../../art/Scene.tsx'
import type { TableView } from '../../city/view.ts'
import { terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Monument } from '../../look/pieces/Monument.tsx'
import { minus } from '../../look/pieces/Tokens.tsx'
import { settings } from '../../settings/settings.ts'
import styles from './age-card.module.css'
import type { Beat } from './beats.ts'
import { staysOpen } from './schedule.ts'

interface AgeCardProps {
  beat: Beat | undefined
  view: TableView
  /** The city whose wonder is shown. */
  seat: number
  /** In a lesson: closes the card. */
  onContinue?: (() => void) | undefined
}

export function AgeCard({ beat, onContinue, ...shown }: AgeCardProps) {
  const age = beat?.is === 'age' ? beat.age : 0
  const hour = useMemo((): Hour => ({ age, isNight: false }), [age])
  if (beat?.is !== 'age') return undefined
  const stays = staysOpen(beat, onContinue !== undefined)
  return (
    <HourOf value={hour}>
      <Title {...shown} age={age} ms={beat.ms} onContinue={stays ? onContinue : undefined} />
    </HourOf>
  )
}

interface TitleProps extends Omit<AgeCardProps, 'beat'> {
  age: number
  ms: number
}

/** The log announces the Age, so screen readers skip a card that disappears by itself. */
function Title({ age, ms, view, seat, onContinue }: TitleProps) {
  const light = useLight()
  const { wonder, built, stages } = view.cities[seat]
  const hasStanding = settings((now) => now.standing) && age > 1 && hasAids(view.game.rules)
  return (
    <div
      className={classes('full-screen', styles.card, onContinue && styles.stays)}
      style={{ '--ms': `${ms}ms` }}
      data-light={light}
      data-age-card={age}
      {...(onContinue ? { role: 'dialog', 'aria-label': terms().age(age) } : { 'aria-hidden': true })}
    >
      <Scene wonder={wonder} age={age} />
      <p className={styles.title}>{terms().age(age)}</p>
      <p className={styles.stakes}>{words().ageStakes(victoryValue(view.game, age))}</p>
      {hasStanding ? <Standing view={view} /> : undefined}
      {onContinue ? <Continue onContinue={onContinue} /> : undefined}
      <span className={styles.wonder}>
        <Monument wonder={wonder} built={built} stages={stages.length} width={300} isDecoration />
      </span>
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
