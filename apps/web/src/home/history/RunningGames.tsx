/**
 * The running games on the start page. Two are painted cities. A phone has one of them; others are rows below it, each
 * with its monument in grey.
 */
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useSkin } from '../../art/appearance.ts'
import { HourOf, hourOf } from '../../art/light.tsx'
import { Scene } from '../../art/Scene.tsx'
import painted from '../../city/painted.module.css'
import type { CityView } from '../../city/view.ts'
import { terms, words } from '../../i18n/index.ts'
import { momentText } from '../../i18n/moment.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { Monument } from '../../look/pieces/Monument.tsx'
import { Skyline } from '../../look/pieces/Skyline.tsx'
import { useHandheld } from '../../look/useNarrow.ts'
import { recallName } from '../../online/server/storage.ts'
import { lessonName } from '../lesson-name.ts'
import { homeWords } from '../words.ts'
import { calls, type RunningGame } from './game-history.ts'
import styles from './history.module.css'

/** Numbers of games shown: as cities, and in all. */
const PLACES = { wide: { cities: 2, all: 2 }, handheld: { cities: 1, all: 3 } }

export function RunningGames({ running }: { running: readonly RunningGame[] }) {
  const places = PLACES[useHandheld() ? 'handheld' : 'wide']
  return (
    <section className={styles.running} data-running={running.length}>
      {running.length > 1 || calls(running[0]) ? (
        <Headline running={running} isWhole={running.length <= places.all} />
      ) : undefined}
      <ul className={styles.cities} aria-label={homeWords().cities}>
        {running.slice(0, places.cities).map((one) => (
          <li key={one.href}>
            <GameCity one={one} />
          </li>
        ))}
        {running.slice(places.cities, places.all).map((one) => (
          <li key={one.href} className={styles.other}>
            {one.city ? (
              <span aria-hidden="true">
                <Monument wonder={one.city.wonder} built={one.city.built} stages={one.city.stages.length} width={60} />
              </span>
            ) : undefined}
            <About one={one} />
            <Link href={one.href} className={styles.link}>
              {homeWords().goOn}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HeadlineProps {
  running: readonly RunningGame[]
  /** Whether every game is shown. */
  isWhole: boolean
}

function Headline({ running, isWhole }: HeadlineProps) {
  const w = homeWords()
  const waiting = running.filter(calls)
  const names = [...new Set(waiting.flatMap((one) => one.names))]
  const hour = new Date().getHours()
  const greeting = w.greetings[hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'day']
  return (
    <header className={styles.headline}>
      <h2>
        {names.length > 0 ? w.waitForYou(names) : waiting.length > 0 ? w.yourTurn : w.greet(greeting, recallName())}
      </h2>
      <p>
        {waiting.length > 0
          ? w.yourTurnAt(waiting.length, running.filter(({ isHere }) => !isHere).length)
          : w.running(running.length)}{' '}
        {isWhole ? undefined : <Link href="/games">{words().yourGames}</Link>}
      </p>
    </header>
  )
}

function GameCity({ one }: { one: RunningGame }) {
  const { city, age } = one
  const hour = useMemo(() => hourOf(age, city?.side ?? ''), [age, city])
  const isDark = useSkin() === 'painted' && hour.isNight
  return (
    <HourOf value={hour}>
      <article className={classes(painted.city, styles.painted)} data-theme={isDark ? 'dark' : undefined}>
        {city ? <Scene wonder={city.wonder} age={age} isEmpty={city.standing.length === 0} /> : undefined}
        <About one={one} />
        <Link href={one.href} className="btn primary">
          {homeWords().goOn}
        </Link>
        {city ? <Town city={city} /> : undefined}
      </article>
    </HourOf>
  )
}

/** A picture: its buildings explain nothing here. */
const Town = ({ city }: { city: CityView }) => (
  <div className={styles.town} aria-hidden="true" inert>
    <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={140} isDecoration />
    <Skyline cards={city.standing} size="small" />
  </div>
)

function About({ one }: { one: RunningGame }) {
  const { city, age, turn } = one
  return (
    <div className={styles.about}>
      <h2>{city?.name ?? homeWords().notBegun}</h2>
      <p>
        {[age > 0 ? terms().turn(age, turn) : '', companyOf(one), one.isHere ? homeWords().keptHere : '']
          .filter(Boolean)
          .join(' · ')}{' '}
        {one.isHere ? undefined : <Waiting one={one} />}
      </p>
    </div>
  )
}

/** The other players; of a lesson, what it teaches. */
function companyOf({ lesson, names }: RunningGame): string {
  return lesson === undefined ? names.join(', ') : lessonName(lesson)
}

/** The players whom an online table waits for, and until when. */
function Waiting({ one }: { one: RunningGame }) {
  const w = homeWords()
  return (
    <>
      {!one.isYours && one.waitsFor.length > 0 ? <span>{w.waitsFor(one.waitsFor)}</span> : undefined}
      {one.until === undefined ? undefined : (
        <span>
          <Icon name="o-days" size={14} /> {w.until(momentText(one.until, document.documentElement.lang))}
        </span>
      )}
    </>
  )
}
