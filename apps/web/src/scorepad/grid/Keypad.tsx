/** On-screen keypad of the score-pad grid, with the current cell and the next player. */
import { LineMark } from '../../end/lines/LineMark.tsx'
import { terms } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { KINDS } from '../model/numbers.ts'
import { scoreWords } from '../words.ts'
import styles from './keypad.module.css'
import type { Grid } from './useGrid.ts'

interface KeypadProps {
  grid: Grid
  title: string
  who: (seat: number) => string
  onEnter: () => void
}

export function Keypad({ grid, title, who, onEnter }: KeypadProps) {
  const w = scoreWords()
  const { at, lines, next } = grid
  const { id, asks } = lines[at.line]
  const text = grid.text(at)
  const apart = grid.isApart(at)
  const digits = (...those: string[]) =>
    those.map((digit) => (
      <button key={digit} type="button" onClick={() => grid.digit(digit)}>
        {digit}
      </button>
    ))
  return (
    <section className={styles.pad} aria-label={w.keypad}>
      <p className={styles.cell}>
        <LineMark id={id} />
        <b>{title}</b> <span>{who(at.seat)}</span>
        {asks === 'symbols' ? (
          <button type="button" className="btn ghost" onClick={grid.toggleApart}>
            {apart ? w.asPoints : w.asSymbols}
          </button>
        ) : undefined}
      </p>
      {apart ? <Kinds grid={grid} text={text} /> : undefined}
      <div className={styles.keys}>
        {digits('1', '2', '3')}
        <button type="button" aria-label={w.erase} onClick={grid.erase}>
          <Icon name="erase" size={22} />
        </button>
        {digits('4', '5', '6')}
        <button type="button" aria-label={w.below} disabled={asks !== 'points' || apart} onClick={grid.flip}>
          <Icon name="minus" size={20} />
        </button>
        {digits('7', '8', '9')}
        <button
          type="button"
          className={styles.enter}
          aria-label={w.nextCell(next ? who(next.seat) : w.result)}
          onClick={onEnter}
        >
          <Icon name="enter" size={22} />
          <small>{next ? who(next.seat) : w.result}</small>
        </button>
        <button type="button" aria-label={w.lineBefore} onClick={() => grid.go(grid.beside(-1, 0))}>
          <Icon name="up" size={18} />
        </button>
        {digits('0')}
        <button type="button" aria-label={w.lineAfter} onClick={() => grid.go(grid.beside(1, 0))}>
          <Icon name="down" size={18} />
        </button>
      </div>
    </section>
  )
}

/** A digit fills the next kind of symbol; a tap adds one. */
const Kinds = ({ grid, text }: { grid: Grid; text: string }) => (
  <div className={styles.kinds}>
    {KINDS.map((kind, at) => (
      <button
        key={kind}
        type="button"
        className={classes(text.length === at && styles.turn)}
        aria-label={scoreWords().more(terms().symbols[kind][1])}
        onClick={() => grid.more(at)}
      >
        <Icon name={kind} size={20} /> <b>{text[at] ?? '·'}</b>
      </button>
    ))}
  </div>
)
