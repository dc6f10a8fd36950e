/** Bar above the table: Age, turn, pass direction, awaited players, and tools. */
import { state } from '@heptapolis/engine/show'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { HintSwitch } from '../../analysis/hint/useHint.ts'
import { ThemeButton } from '../../app/ThemeButton.tsx'
import { BoxTiles } from '../../boxes/BoxTiles.tsx'
import type { TableView } from '../../city/view.ts'
import { partyOf } from '../../game-model/names.ts'
import type { PlayerInfo } from '../../game-model/table.ts'
import { passingOf } from '../../hand/passing.ts'
import { say, terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { BoxMark } from '../../look/pieces/Tokens.tsx'
import { useFlat, useHandheld } from '../../look/useNarrow.ts'
import { ruleLink } from '../../rules/mix/links.ts'
import { Ask } from '../../tooltips/Tooltip.tsx'
import styles from './bar.module.css'
import { waitingText } from './waiting-text.ts'

interface BarProps {
  view: TableView
  viewer: number
  isWatched: boolean
  /** Question to the viewer. */
  question: string | undefined
  sitters: readonly PlayerInfo[]
  /** Cities to choose for; absent in a puzzle, where the others never choose. */
  waiting: readonly number[] | undefined
  /** Hint switch, if hints are available. */
  hint: HintSwitch | undefined
  /** Additional tools of an online table. */
  tools?: ReactNode
  /** Undo, if it is possible. */
  onTakeBack: (() => void) | undefined
  /** Opens the box tiles, if there are any. */
  onBoxes: (() => void) | undefined
  onLog: () => void
  onHelp: () => void
  onMenu: () => void
}

export function Bar(props: BarProps) {
  const { view, viewer, isWatched, question, sitters, waiting, hint, tools } = props
  const { onTakeBack, onBoxes, onLog, onHelp, onMenu } = props
  const w = words()
  const narrow = useHandheld()
  const flat = useFlat()
  // A phone has no room for both: in online games the log is part of the chat.
  const isLogInTalk = narrow && tools !== undefined
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.logo} aria-label={w.labelled('Heptapolis', w.home)}>
        <Icon name="vp-ring" size={24} />
        <span>Heptapolis</span>
      </Link>
      <Ask topic="turn" seat={viewer} className={styles.course}>
        <Progress view={view} />
        <Direction view={view} viewer={viewer} question={question} />
      </Ask>
      {flat && waiting ? (
        <span className={styles.tiles} data-strip="narrow">
          <BoxTiles view={view} viewer={viewer} isWatched={isWatched} onOpen={onBoxes} />
        </span>
      ) : (
        <Boxes view={view} onOpen={onBoxes} />
      )}
      {waiting ? (
        <Waiting view={view} viewer={viewer} sitters={sitters} waiting={waiting} />
      ) : (
        <span className={styles.waiting} />
      )}
      <span className={styles.tools}>
        {tools}
        {hint ? <HintButton hint={hint} /> : undefined}
        {onTakeBack ? <Tool icon="undo" label={w.undo} onClick={onTakeBack} /> : undefined}
        {isLogInTalk ? undefined : <Tool icon="log" label={w.log} onClick={onLog} />}
        <Tool icon="help" label={w.help} onClick={onHelp} />
        {narrow ? undefined : <RulebookLink view={view} />}
        {narrow ? undefined : <ThemeButton />}
        <Tool icon="menu" label={w.menu} onClick={onMenu} />
      </span>
    </header>
  )
}

/** Symbols of the boxes in play; a press explains their tiles. */
export function Boxes({ view, onOpen }: { view: TableView; onOpen: BarProps['onBoxes'] }) {
  const w = words()
  const { boxes, setup } = view.game.rules
  const marks = boxes
    .filter(({ id }) => setup.boxes.includes(id))
    .map(({ id }) => (
      <span key={id} title={say().boxName(id)}>
        <BoxMark box={id} size={17} label={say().boxName(id)} />
      </span>
    ))
  if (marks.length === 0) return undefined
  if (!onOpen) return <span className={styles.boxes}>{marks}</span>
  return (
    <button type="button" className={styles.boxes} aria-label={w.onTheTable} onClick={onOpen}>
      {marks}
    </button>
  )
}

function HintButton({ hint: { button, on, toggle } }: { hint: HintSwitch }) {
  return (
    <button
      ref={button}
      type="button"
      className={classes('btn ghost', styles.hint)}
      aria-expanded={on}
      aria-label={words().hint}
      onClick={toggle}
    >
      <Icon name="hint" size={20} />
      <span>{words().hint}</span>
    </button>
  )
}

function Tool({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className="btn ghost icon" onClick={onClick} title={label}>
      <Icon name={icon} size={18} />
    </button>
  )
}

export function Progress({ view: { age, turn, turns } }: { view: TableView }) {
  const w = words()
  const said = turn > 0 ? w.turnOf(turn, turns) : ''
  const heard = [age > 0 ? terms().age(age) : w.beforeAges, said].filter(Boolean).join(', ')
  return (
    <span className={styles.ages} role="img" aria-label={heard}>
      {[1, 2, 3].map((n) => (
        <span key={n} className={classes(styles.age, n === age && styles.now, n < age && styles.past)}>
          <Icon name={`age-${n}`} size={16} />
        </span>
      ))}
      <span className={styles.pips}>
        {Array.from({ length: turns }, (_, i) => i + 1).map((n) => (
          <i key={n} className={classes(n < turn && styles.gone, n === turn && styles.current)}>
            {n === turn ? turn : ''}
          </i>
        ))}
      </span>
      <span className={styles.turnText}>{age > 0 ? said : w.beforeAges}</span>
    </span>
  )
}

function RulebookLink({ view }: { view: TableView }) {
  const label = words().shelf.rules
  return (
    <a
      href={ruleLink(view.game.rules.setup, 'overview')}
      target="_blank"
      rel="noreferrer"
      className="btn ghost icon"
      title={label}
    >
      <Icon name="book" size={18} />
    </a>
  )
}

/** Arrow only: the prompt above the hand has the text, for the same question. */
function Direction({ view, viewer, question = 'turn' }: Pick<BarProps, 'view' | 'viewer'> & { question?: string }) {
  const w = words()
  const passing = passingOf(view.game, viewer, question)
  // While the conflicts of an Age are shown, the game is already in the next one.
  if (!passing || state.age.get(view.game) !== view.age) return undefined
  const toLeft = passing.side === 'left'
  const to = view.cities[passing.to].name
  const text = toLeft ? w.passLeft(to) : w.passRight(to)
  return (
    <span className={styles.direction} title={text}>
      <Icon name={toLeft ? 'pass-left' : 'pass-right'} size={20} label={text} />
    </span>
  )
}

type WaitingProps = Pick<BarProps, 'view' | 'viewer' | 'sitters'> & { waiting: readonly number[] }

function Waiting({ view, viewer, sitters, waiting }: WaitingProps) {
  const text = waitingText({ view, viewer, sitters, waiting })
  return (
    <span className={styles.waiting}>
      <span className={styles.dots} aria-hidden="true">
        {view.cities.map(({ seat, name, ready }) => (
          <i key={seat} className={ready ? undefined : styles.busy} title={partyOf(sitters[seat], name).name}>
            <Icon name={ready ? 'check' : 'hourglass'} size={11} />
          </i>
        ))}
      </span>
      <span className={styles.waitText}>{text}</span>
    </span>
  )
}
