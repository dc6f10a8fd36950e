/**
 * Row of the running games on the start page, each drawn as a city. The game to continue first is in colour, the
 * others in grey.
 */
import { BASE } from '@heptapolis/boxes'
import { Link } from 'wouter'
import { say, terms } from '../../i18n/index.ts'
import { momentText } from '../../i18n/moment.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { Monument } from '../../look/pieces/Monument.tsx'
import { Skyline } from '../../look/pieces/Skyline.tsx'
import { homeWords } from '../words.ts'
import { calls, type RunningGame } from './game-history.ts'
import styles from './history.module.css'

export function RunningGames({ running }: { running: readonly RunningGame[] }) {
  const w = homeWords()
  const call = running.findIndex(calls)
  const first = Math.max(0, call)
  return (
    <ul className={classes(styles.cities, running.every(({ city }) => !city) && styles.unbuilt)} aria-label={w.cities}>
      {running.map((one, i) => (
        <li key={one.href} className={classes(styles.plot, i === first ? undefined : styles.stone)}>
          <div className={styles.skyline} aria-hidden="true">
            {one.city ? (
              <>
                <Monument
                  wonder={one.city.wonder}
                  built={one.city.built}
                  stages={one.city.stages.length}
                  width={i === first ? 150 : 90}
                />
                <Skyline cards={one.city.standing} size="mini" />
              </>
            ) : undefined}
          </div>
          <h2>{one.city?.name ?? w.notBegun}</h2>
          <p>{[one.age > 0 ? terms().turn(one.age, one.turn) : '', companyOf(one)].filter(Boolean).join(' · ')}</p>
          <p className={styles.how}>
            <Link href={one.href} className={i === first ? 'btn primary' : styles.link}>
              {w.goOn}
            </Link>
            <State one={one} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The other players; of a lesson, what it teaches. */
function companyOf({ lesson, names }: RunningGame): string {
  const w = homeWords()
  if (lesson === undefined) return names.join(', ')
  return lesson === BASE ? w.firstLesson : w.lesson(say().boxName(lesson))
}

function State({ one }: { one: RunningGame }) {
  const w = homeWords()
  if (one.isHere) return <span>{w.keptHere}</span>
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
