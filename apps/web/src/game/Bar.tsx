/** The top of the table: Age, turn, where hands pass, who is still choosing, and the tools. */
import { left, passesLeft, right } from '@heptapolis/engine'
import { Link } from 'wouter'
import type { HintSwitch } from '../advice/useHint.ts'
import { change, settings } from '../app/settings.ts'
import type { TableView } from '../city/view.ts'
import { known, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { BoxMark, boxLook } from '../look/Tokens.tsx'
import type { Sitter } from '../table/table.ts'
import styles from './bar.module.css'

interface BarProps {
  view: TableView
  viewer: number
  sitters: readonly Sitter[]
  waiting: readonly number[]
  /** Where a hint may be asked for. */
  hint: HintSwitch | undefined
  canTakeBack: boolean
  onTakeBack: () => void
  onLog: () => void
  onMenu: () => void
}

export function Bar(props: BarProps) {
  const { view, viewer, sitters, waiting, hint, canTakeBack, onTakeBack, onLog, onMenu } = props
  const w = words()
  const boxes = view.game.rules.boxes.filter(({ id }) => boxLook(id) !== 'base')
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.logo} aria-label={`Heptapolis: ${w.newGame}`}>
        <Icon name="vp-ring" size={24} />
        <span>Heptapolis</span>
      </Link>
      <Progress view={view} />
      <Direction view={view} viewer={viewer} />
      <span className={styles.boxes}>
        {boxes.map(({ id, name }) => (
          <span key={id} title={known(w.boxName, id, name)}>
            <BoxMark box={id} size={17} label={known(w.boxName, id, name)} />
          </span>
        ))}
      </span>
      <Waiting view={view} viewer={viewer} sitters={sitters} waiting={waiting} />
      <span className={styles.tools}>
        {hint ? <HintButton hint={hint} /> : undefined}
        {canTakeBack ? <Tool icon="undo" label={w.undo} onClick={onTakeBack} /> : undefined}
        <Tool icon="log" label={w.log} onClick={onLog} />
        <ThemeButton />
        <Tool icon="menu" label={w.menu} onClick={onMenu} />
      </span>
    </header>
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

export function Tool({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className="btn ghost icon" onClick={onClick} aria-label={label} title={label}>
      <Icon name={icon} size={18} />
    </button>
  )
}

export function ThemeButton() {
  const dark = document.documentElement.dataset.theme === 'dark'
  settings((now) => now.theme)
  const label = `${words().theme}: ${words().themes[dark ? 'light' : 'dark']}`
  return <Tool icon={dark ? 'sun' : 'moon'} label={label} onClick={() => change({ theme: dark ? 'light' : 'dark' })} />
}

function Progress({ view: { age, turn, turns } }: { view: TableView }) {
  const w = words()
  return (
    <span className={styles.ages} role="img" aria-label={`${w.age(age)}, ${w.turnOf(turn, turns)}`}>
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
      <span className={styles.turnText}>{w.turnOf(turn, turns)}</span>
    </span>
  )
}

function Direction({ view, viewer }: { view: TableView; viewer: number }) {
  const w = words()
  const toLeft = passesLeft(view.game)
  const to = view.cities[toLeft ? left(view.game, viewer) : right(view.game, viewer)].name
  const text = toLeft ? w.passLeft(to) : w.passRight(to)
  return (
    <span className={styles.direction} title={text}>
      <Icon name={toLeft ? 'pass-left' : 'pass-right'} size={20} label={text} />
      <span aria-hidden="true">{text}</span>
    </span>
  )
}

function Waiting({ view, viewer, sitters, waiting }: Pick<BarProps, 'view' | 'viewer' | 'sitters' | 'waiting'>) {
  const w = words()
  const names = waiting.filter((seat) => seat !== viewer).map((seat) => sitters[seat]?.name ?? w.freeCity)
  const text = names.length > 0 ? w.waiting(names) : waiting.includes(viewer) ? w.youChoose : ''
  return (
    <span className={styles.waiting}>
      <span className={styles.dots} aria-hidden="true">
        {view.cities.map(({ seat, ready }) => (
          <i key={seat} className={ready ? undefined : styles.busy} title={sitters[seat]?.name}>
            <Icon name={ready ? 'check' : 'hourglass'} size={11} />
          </i>
        ))}
      </span>
      <span className={styles.waitText}>{text}</span>
    </span>
  )
}
