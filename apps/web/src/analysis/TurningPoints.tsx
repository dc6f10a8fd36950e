/** The turning points of a game: the move played, the better one, the reason, a link to the moment. */
import type { Analysis, Decision } from '@heptapolis/bots'
import type { Ruleset } from '@heptapolis/engine/show'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { momentLink, roundOf } from '../game-model/records/replay-steps.ts'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'

import { storyOf } from './accuracy.ts'
import styles from './analysis.module.css'
import { adviceWords, decisionWhen, gainedWords, gaveUpWords, moveWords, reasonWords } from './words.ts'

interface TurningPointsProps {
  id: string
  rules: Ruleset
  stops: readonly number[]
  analyses: readonly Analysis[]
  /** True while the analysis still runs. */
  isOpen: boolean
  nameOf: (seat: number) => string
  /** Wonder of the reader, if the reader is one of the players. */
  own: string | undefined
  /** Jumps inside an open replay; otherwise links are used. */
  onMoment?: (round: number, seat: number) => void
}

export function TurningPoints(props: TurningPointsProps) {
  const { id, rules, stops, analyses, isOpen, nameOf, own, onMoment } = props
  const w = adviceWords()
  const story = storyOf(analyses)
  return (
    <div className={styles.turns}>
      <h3>{w.story}</h3>
      {story.length === 0 && !isOpen ? <p>{w.noTurningPoints}</p> : undefined}
      <ol>
        {story.map(({ seat, decision, rose }) => {
          const { best, played, gained } = decision
          const [better, worse] = rose && gained ? [played, gained.over] : [best[0], played]
          const when = decisionWhen(decision, seat, nameOf)
          const round = roundOf(stops, decision.index)
          const follow = (event: MouseEvent) => {
            if (!onMoment || event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onMoment(round, seat)
          }
          const why = reasonWords(rules, rose && gained?.reason ? gained.reason : decision.reason, {
            question: decision.question,
            own,
            played: worse.move,
          })
          const move = (json: Decision['played']['move']) => moveWords(rules, json, decision.question)
          return (
            <li key={decision.index} data-rose={rose || undefined}>
              <p>
                <span className={styles.quiet}>{w.head(`${nameOf(seat)}, ${when}`)}</span>{' '}
                <b>{rose ? w.foundMove(move(better.move)) : w.insteadOf(move(better.move), move(worse.move))}</b>
              </p>
              {why ? <p>{why}</p> : undefined}
              <p className={styles.quiet}>
                {rose && gained ? gainedWords(gained, rules, decision.question) : gaveUpWords(decision)}{' '}
                <Link
                  href={momentLink(id, round, seat)}
                  onClick={follow}
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
