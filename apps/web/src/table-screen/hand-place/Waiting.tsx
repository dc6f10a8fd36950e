/** Area in place of the hand while others choose or events are shown. */
import { controller, type Game, type MoveJson, question } from '@heptapolis/engine/show'
import { type ReactNode, useLayoutEffect } from 'react'
import type { TableView } from '../../city/view.ts'
import { partyOf } from '../../game-model/names.ts'
import { detailsOf } from '../../hand/choices.ts'
import { actionLabel, alongLabel } from '../../hand/labels.ts'
import { pieceName, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { findFocus } from '../../look/page/focus.ts'
import { Card } from '../../look/pieces/Card.tsx'
import { LogText } from '../log/LogText.tsx'
import type { LogLine } from '../log/log.ts'
import type { Shot } from '../useShot.ts'
import styles from './waiting.module.css'

interface WaitingProps {
  view: TableView
  table: Shot
  /** Choice of the viewer. */
  chosen: MoveJson | undefined
  still: boolean
  /** Log lines of the events being shown. */
  happening: readonly LogLine[]
  /** Conflict being shown. */
  duel?: ReactNode
  onEnd: (() => void) | undefined
  onSkip: () => void
  onTakeBack: (() => void) | undefined
}

const MANY = 12

export function Waiting({ view, table, chosen, still, happening, duel, onEnd, onSkip, onTakeBack }: WaitingProps) {
  const w = words()
  const piece = chosen?.card === undefined ? undefined : view.game.rules.byId.get(chosen.card)
  const seats = new Set(table.waiting().map((city) => controller(view.game, city)))
  const awaited =
    still && seats.size > 0
      ? w.waiting([...seats].map((seat) => partyOf(table.sitters[seat], view.cities[seat].name)))
      : ''
  useLayoutEffect(findFocus, [])
  return (
    <section
      className={styles.waiting}
      aria-label={awaited || (still ? w.yourHand : w.animated)}
      tabIndex={-1}
      data-home=""
    >
      {piece && chosen ? <Card rules={view.game.rules} piece={piece} state="chosen" /> : undefined}
      <div className={styles.text}>
        {piece && chosen ? (
          <p className={styles.choice}>
            {actionLabel(
              {
                action: chosen.action,
                stage: typeof chosen.stage === 'number' ? chosen.stage : undefined,
                half: typeof chosen.half === 'number' ? chosen.half : undefined,
              },
              askedOf(table, view.game),
            )}{' '}
            · {pieceName(piece)} {alongLabel({ details: detailsOf(chosen) })}
          </p>
        ) : undefined}
        {duel}
        {happening.length > 0 ? (
          <ul className={classes(styles.happening, happening.length > MANY && styles.many)}>
            {happening.map((line) => (
              <li key={line.key}>
                <LogText line={line} />
              </li>
            ))}
          </ul>
        ) : undefined}
        {awaited ? (
          <>
            <p>{awaited}</p>
            <progress
              className={styles.progress}
              max={view.cities.length}
              value={view.cities.length - table.waiting().length}
              aria-hidden="true"
            />
          </>
        ) : undefined}
        {onTakeBack ? (
          <button type="button" className="btn" onClick={onTakeBack}>
            {w.changeMind}
          </button>
        ) : undefined}
        {onEnd ? (
          <button type="button" className="btn primary" onClick={onEnd}>
            {w.scoreSheet}
          </button>
        ) : undefined}
        {still ? undefined : (
          <button type="button" className="btn ghost" onClick={onSkip}>
            {w.skip}
          </button>
        )}
      </div>
    </section>
  )
}

/** Common question, as seats that still choose know it. */
function askedOf(table: Shot, game: Game): string | undefined {
  const [city] = table.waiting()
  return city === undefined ? undefined : question(game, city)?.id
}
