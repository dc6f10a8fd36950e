/** The decisions that cost most: what was played, what was better, why, and the way to that moment. */

import type { Analysis, Decision } from '@heptapolis/bots'
import { sight } from '@heptapolis/engine'
import { Link } from 'wouter'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { momentLink } from '../replay/beginning.ts'
import { type Course, gameAt } from '../table/course.ts'
import styles from './analysis.module.css'
import { ageOf } from './curve.ts'
import { gainsOf } from './gains.ts'
import { adviceWords, gainWords, gaveUpWords, moveWords, whenWords } from './words.ts'

interface TurningPointsProps {
  id: string
  course: Course
  analysis: Analysis
}

export function TurningPoints({ id, course, analysis }: TurningPointsProps) {
  const w = adviceWords()
  const turns = analysis.turningPoints.map((at) => analysis.decisions[at])
  return (
    <div className={styles.turns}>
      <h3>{w.turningPoints}</h3>
      {turns.length === 0 ? <p>{w.noTurningPoints}</p> : undefined}
      <ol>
        {turns.map((decision) => {
          const when = whenWords(ageOf(decision), decision.turn)
          const move = (json: Decision['played']['move']) => moveWords(course.rules, json)
          return (
            <li key={decision.index}>
              <p>
                <span className={styles.quiet}>{w.head(when)}</span>{' '}
                <b>{w.insteadOf(move(decision.best[0].move), move(decision.played.move))}</b>
              </p>
              <p>{whyWords(course, analysis.seat, decision)}</p>
              <p className={styles.quiet}>
                {gaveUpWords(decision.gaveUp)}{' '}
                <Link
                  href={momentLink(id, decision.index, analysis.seat)}
                  className="icon-link"
                  aria-label={words().labelled(w.toReplay, when)}
                >
                  <Icon name="replay" size={13} />
                  {w.toReplay}
                </Link>
              </p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function whyWords(course: Course, viewer: number, { index, seat, best, played }: Decision): string {
  const w = adviceWords()
  const better = best[0].move
  if (better.action === played.move.action && better.card === played.move.card) return w.payOtherwise
  const seen = sight(gameAt(course, index), viewer)
  const [gains, instead] = [better, played.move].map((move) => gainsOf(seen, seat, move).map(gainWords))
  return [
    gains.length > 0 ? w.brings(gains) : w.bringsLittle,
    instead.length > 0 ? w.playedBrings(instead) : w.playedLittle,
  ].join(' ')
}
