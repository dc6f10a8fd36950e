/** What can be done with the chosen card: the actions, what goes along, and whom to pay. */
import type { Cost, Game, Obstacle, Piece } from '@heptapolis/engine'
import { useEffect, useRef, useState } from 'react'
import { describePiece, say, terms, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Coin } from '../look/Tokens.tsx'
import { type Along, type Choice, firstWay, type Way } from './choices.ts'
import { Now } from './Detail.tsx'
import styles from './dock.module.css'
import { actionIcon, actionLabel, alongLabel } from './labels.ts'
import { Lacking, PaySplit } from './Pill.tsx'

export interface DockProps {
  game: Game
  question: string
  viewer: number
  piece: Piece
  choices: readonly Choice[]
  /** What stands in the way of building the card, and of the next stage. */
  obstacle: Obstacle | undefined
  stage: { number: number; obstacle: Obstacle } | undefined
  /** What is chosen is laid on a table elsewhere. */
  isLaid?: boolean
  names: { left: string; right: string; farLeft: string; farRight: string }
  onAnswer: (way: Way) => void
  onClose: () => void
}

export function Dock(props: DockProps) {
  const { game, question, viewer, piece, choices, obstacle, stage, names, isLaid = false, onAnswer, onClose } = props
  const [action, setAction] = useState(0)
  const [along, setAlong] = useState(0)
  const [pay, setPay] = useState(0)
  const choice = choices[Math.min(action, choices.length - 1)]
  const extra = choice.along[Math.min(along, choice.along.length - 1)]
  const way = extra.ways[Math.min(pay, extra.ways.length - 1)]
  const w = words()
  const pick = (n: number) => {
    setAction(n)
    setAlong(0)
    setPay(0)
  }
  const primary = useRef<HTMLButtonElement>(null)
  useEffect(() => primary.current?.focus(), [])
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
      const n = Number(event.key) - 1
      if (!Number.isInteger(n) || n < 0 || n >= choices.length || event.target instanceof HTMLInputElement) return
      setAction(n)
      setAlong(0)
      setPay(0)
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [choices, onClose])
  const pickAlong = (n: number) => {
    setAlong(n)
    setPay(0)
  }
  return (
    <div className={styles.dock}>
      <fieldset className={styles.acts}>
        <legend className="hidden-text">{say().question(question)}</legend>
        {obstacle ? <NoAct action="build" label={say().verb('build', question)} obstacle={obstacle} /> : undefined}
        {choices.map((one, i) => (
          <ActButton
            key={one.key}
            choice={one}
            question={question}
            cost={one.action === 'build' ? piece.def.cost : undefined}
            on={one === choice}
            number={i + 1}
            onPick={() => pick(i)}
          />
        ))}
        {stage ? <NoAct action="stage" label={terms().stage(stage.number)} obstacle={stage.obstacle} /> : undefined}
      </fieldset>
      <div className={styles.right}>
        <div className={styles.options}>
          {obstacle ? (
            <p className={styles.reason}>
              <b>{w.cannotBuild}</b> {say().obstacle(obstacle)}
            </p>
          ) : undefined}
          {choice.along.length > 1 ? <AlongList along={choice.along} chosen={extra} onPick={pickAlong} /> : undefined}
          {extra.ways.length > 1 ? <WayList ways={extra.ways} chosen={way} names={names} onPick={setPay} /> : undefined}
          {extra.ways.length === 1 && way.total > 0 ? <WayText way={way} names={names} /> : undefined}
          {extra.ways.length === 1 && choice.along.length === 1 && !(obstacle && stage) ? (
            <p className={styles.does}>{describePiece(piece)}</p>
          ) : undefined}
          {choice.action === 'build' || choice.action === 'pick' ? (
            <Now game={game} viewer={viewer} piece={piece} />
          ) : undefined}
          {stage && extra.ways.length === 1 && choice.along.length === 1 ? (
            <p className={styles.reason}>
              <b>{w.cannotStage(stage.number)}</b> {say().obstacle(stage.obstacle)}
            </p>
          ) : undefined}
        </div>
        <div className={styles.go}>
          <button ref={primary} type="button" className="btn primary" onClick={() => onAnswer(way)}>
            {isLaid ? w.layDown : w.actFor(actionLabel(choice, question), way.total)}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {w.cancel}
          </button>
        </div>
      </div>
    </div>
  )
}

/** What cannot be done with the card, and what it lacks. */
function NoAct({ action, label, obstacle }: { action: string; label: string; obstacle: Obstacle }) {
  return (
    <p className={classes(styles.act, styles.no)}>
      <Icon name={actionIcon(action)} size={20} />
      <span className={styles.actName}>{label}</span>
      <span className={styles.actPrice}>
        <Icon name="cross" size={10} />
        <Lacking obstacle={obstacle} />
      </span>
    </p>
  )
}

interface ActButtonProps {
  choice: Choice
  question: string
  cost: Cost | undefined
  on: boolean
  number: number
  onPick: () => void
}

function ActButton({ choice, question, cost, on, number, onPick }: ActButtonProps) {
  const w = words()
  const way = firstWay(choice)
  return (
    <button
      type="button"
      className={classes(styles.act, on && styles.on)}
      aria-pressed={on}
      onClick={onPick}
      title={String(number)}
    >
      <Icon name={actionIcon(choice.action)} size={20} />
      <span className={styles.actName}>{actionLabel(choice, question)}</span>
      <span className={styles.actPrice}>
        {choice.action === 'sell' || choice.action === 'give-up' ? (
          <>
            {w.take} <Coin coins={3} size={15} />
          </>
        ) : way.total > 0 ? (
          <>
            {w.pay} <Coin coins={way.total} size={15} />
          </>
        ) : (
          byWords(way, choice.action === 'stage' || Object.keys(cost ?? {}).length > 0)
        )}
      </span>
    </button>
  )
}

const byWords = ({ by }: Way, costs = false): string => {
  const w = words()
  if (by === undefined) return costs ? w.ownGoods : w.free
  return by === 'chain' ? w.byChainShort : w.byPower
}

interface AlongListProps {
  along: readonly Along[]
  chosen: Along
  onPick: (n: number) => void
}

function AlongList({ along, chosen, onPick }: AlongListProps) {
  return (
    <div className={styles.along} role="radiogroup" aria-label={words().alongLabel}>
      {along.map((one, i) => (
        <label key={one.key} className={classes(styles.chip, one === chosen && styles.on)}>
          <input type="radio" name="along" checked={one === chosen} onChange={() => onPick(i)} />
          {alongLabel(one) || words().nothingAlong}
          {one.ways[0].total > 0 ? <Coin coins={one.ways[0].total} size={15} /> : undefined}
        </label>
      ))}
    </div>
  )
}

interface WayListProps {
  ways: readonly Way[]
  chosen: Way
  names: DockProps['names']
  onPick: (n: number) => void
}

function WayList({ ways, chosen, names, onPick }: WayListProps) {
  return (
    <div role="radiogroup" aria-label={words().howToPay} className={styles.ways}>
      {ways.map((way, i) => (
        <label key={JSON.stringify(way.move)} className={classes(styles.way, way === chosen && styles.on)}>
          <input type="radio" name="pay" checked={way === chosen} onChange={() => onPick(i)} />
          <span className={styles.split}>
            {way.total === 0 ? byWords(way) : payWords(way, names)}
            <span aria-hidden="true" className={styles.split}>
              <PaySplit pay={way.pay} />
            </span>
          </span>
          <Coin coins={way.total} size={22} />
        </label>
      ))}
    </div>
  )
}

function WayText({ way, names }: { way: Way; names: DockProps['names'] }) {
  return (
    <p className={styles.split}>
      {payWords(way, names)} <PaySplit pay={way.pay} size={17} />
    </p>
  )
}

/** Who gets coins, by name. */
function payWords({ pay }: Way, names: DockProps['names']): string {
  const all = { ...names, bank: terms().bank }
  const payees = (Object.keys(all) as (keyof typeof all)[]).filter((payee) => (pay[payee] ?? 0) > 0)
  return payees.map((payee) => all[payee]).join(', ')
}
