/**
 * Score-pad as a grid of all players and score lines, as on paper. Enter goes to the next player, then to the next
 * line.
 */
import type { Ruleset } from '@heptapolis/engine/show'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { LineMark } from '../../end/lines/LineMark.tsx'
import { lineLook } from '../../end/lines/lines.ts'
import { cityName, words } from '../../i18n/index.ts'
import { BREAKPOINTS } from '../../look/breakpoints.ts'
import { classes } from '../../look/classes.ts'
import { minus } from '../../look/pieces/Tokens.tsx'
import { useMedia } from '../../look/useNarrow.ts'
import { RuleLink } from '../../rules/RuleLink.tsx'
import { pointsAt } from '../model/numbers.ts'
import type { PadPosition } from '../model/pad.ts'
import type { PadResult, PadSheet } from '../model/scoring.ts'
import { lineTitle, scoreWords, whoOf } from '../words.ts'
import styles from './grid.module.css'
import { Keypad } from './Keypad.tsx'
import { Symbols } from './Symbols.tsx'
import { type Grid, type Spot, useGrid } from './useGrid.ts'

interface NumbersGridProps {
  position: PadPosition
  rules: Ruleset
  reckoning: PadResult
  onChange: (position: PadPosition) => void
  /** Called after the last cell. */
  onDone: () => void
  onCity: (seat: number) => void
}

/** Phones use our keypad: theirs would cover the grid. */
const KEYLESS = `${BREAKPOINTS.phone}, (pointer: coarse)`

export function NumbersGrid({ position, rules, reckoning, onChange, onDone, onCity }: NumbersGridProps) {
  const w = scoreWords()
  const grid = useGrid(position, rules, onChange)
  const keyless = useMedia(KEYLESS)
  const table = useRef<HTMLTableElement>(null)
  const { at, lines, seats } = grid
  const spot = `${at.line} ${at.seat}`
  useEffect(() => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-spot="${spot}"]`)
    cell?.focus({ preventScroll: true })
    cell?.select()
    cell?.scrollIntoView({ block: 'nearest' })
  }, [spot])
  const enter = () => (grid.next ? grid.go(grid.next) : onDone())
  const sheetOf = (seat: number) => reckoning.sheets.find((sheet) => sheet.seat === seat)
  const best = Math.max(...reckoning.sheets.map(({ total }) => total))
  const total = (seat: number) => <Total sheet={sheetOf(seat)} best={best} who={whoOf(position, seat)} />
  const keys = (event: KeyboardEvent) => {
    if (press(grid, event.key, enter)) event.preventDefault()
  }
  return (
    <div className={classes(styles.page, keyless && styles.keyless)}>
      <div className={styles.scroll}>
        <table ref={table} className={classes(styles.grid, seats.length > 5 && styles.crowded)}>
          <caption className="hidden-text">{w.grid}</caption>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {keyless ? undefined : <Tower sheet={sheetOf(seat)} />}
                  <Head position={position} rules={rules} seat={seat} open={grid.isOpen(seat)} onCity={onCity} />
                  {keyless ? total(seat) : undefined}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id }, line) => (
              <tr key={id} className={classes(line === at.line && styles.current)}>
                <th scope="row">
                  <span className={styles.mark}>
                    <LineMark id={id} />
                  </span>
                  <span className={keyless ? 'hidden-text' : undefined}>{lineTitle(grid.lines[line].id)}</span>
                </th>
                {seats.map((seat) => (
                  <Cell
                    key={seat}
                    grid={grid}
                    spot={{ line, seat }}
                    label={words().labelled(lineTitle(grid.lines[line].id), whoOf(position, seat))}
                    points={
                      grid.isOpen(seat)
                        ? pointsAt(rules, position, seat, lines[line])
                        : sheetOf(seat)?.rows[line].points
                    }
                    keyless={keyless}
                    onKey={keys}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          {keyless ? undefined : (
            <tfoot>
              <tr>
                <th scope="row">{words().total}</th>
                {seats.map((seat) => (
                  <td key={seat}>{total(seat)}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {keyless ? (
        <Keypad
          grid={grid}
          title={lineTitle(grid.lines[at.line].id)}
          who={(seat) => whoOf(position, seat)}
          onEnter={enter}
        />
      ) : (
        <GridSidebar grid={grid} rules={rules} />
      )}
    </div>
  )
}

const ARROWS: Readonly<Record<string, readonly [lines: number, seats: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Handles a key; true if it was used. */
function press(grid: Grid, key: string, onEnter: () => void): boolean {
  const kind = grid.isApart(grid.at) ? [...scoreWords().symbolKeys].indexOf(key.toLowerCase()) : -1
  if (key === 'Enter') onEnter()
  else if (key in ARROWS) grid.go(grid.beside(...ARROWS[key]))
  else if (key === '-' || key === '−') grid.flip()
  else if (kind >= 0) grid.more(kind)
  else return false
  return true
}

interface CellProps {
  grid: Grid
  spot: Spot
  label: string
  points: number | undefined
  keyless: boolean
  onKey: (event: KeyboardEvent) => void
}

function Cell({ grid, spot, label, points, keyless, onKey }: CellProps) {
  const here = spot.line === grid.at.line && spot.seat === grid.at.seat
  const looks = classes(here && styles.here, (points ?? 0) < 0 && styles.negative)
  if (!grid.isOpen(spot.seat)) return <td className={classes(looks, styles.counted)}>{minus(points ?? 0)}</td>
  const text = grid.text(spot)
  const apart = grid.isApart(spot)
  const asks = grid.lines[spot.line].asks
  const isOther = asks === 'coins' || apart
  return (
    <td className={classes(looks, text === '' && styles.missing, isOther && !keyless && styles.worthBelow)}>
      <span className={styles.cell}>
        <input
          data-spot={`${spot.line} ${spot.seat}`}
          className={classes(isOther && keyless && !here && styles.hidden, apart && !keyless && styles.hidden)}
          inputMode={keyless ? 'none' : asks === 'points' ? 'text' : 'numeric'}
          autoComplete="off"
          aria-label={apart ? words().labelled(label, scoreWords().symbolsHelp) : label}
          aria-current={here ? 'true' : undefined}
          value={shown(text, asks === 'owed' || asks === 'bid')}
          onFocus={({ target }) => {
            if (!here) grid.go(spot)
            target.select()
          }}
          onChange={({ target }) => grid.type(target.value.replace('−', '-'))}
          onKeyDown={onKey}
        />
        {apart && !keyless ? <Symbols text={text} /> : undefined}
        {isOther && keyless && !here && text !== '' ? (
          <span className={styles.worth}>{minus(points ?? 0)}</span>
        ) : undefined}
      </span>
      {isOther && !keyless ? <small>{points === undefined ? '' : `= ${minus(points)}`}</small> : undefined}
    </td>
  )
}

const shown = (text: string, owed: boolean): string => `${owed && Number(text) > 0 ? '−' : ''}${text.replace('-', '−')}`

function Total({ sheet, best, who }: { sheet: PadSheet | undefined; best: number; who: string }) {
  const label = words().labelled(words().total, who)
  if (!sheet) {
    return (
      <output className={styles.total} aria-label={label}>
        –
      </output>
    )
  }
  const { total, missing } = sheet
  return (
    <output aria-label={label} className={classes(styles.total, total === best && best > 0 && styles.leads)}>
      {minus(total)}
      {missing > 0 ? <small>{scoreWords().missing(missing)}</small> : undefined}
    </output>
  )
}

interface HeadProps {
  position: PadPosition
  rules: Ruleset
  seat: number
  open: boolean
  onCity: (seat: number) => void
}

/** The name of a player. A city entered piece by piece is edited in its own form. */
function Head({ position, rules, seat, open, onCity }: HeadProps) {
  const { wonder } = position.cities[seat]
  const board = rules.boards.find(({ def }) => def.wonder === wonder)
  return (
    <span className={styles.who}>
      {open ? (
        <b>{whoOf(position, seat)}</b>
      ) : (
        <button type="button" className={styles.entered} onClick={() => onCity(seat)}>
          {whoOf(position, seat)}
        </button>
      )}
      {board ? <small>{cityName(board.def)}</small> : undefined}
    </span>
  )
}

/** The points as a tower, in the colours of the lines. */
function Tower({ sheet }: { sheet: PadSheet | undefined }) {
  return (
    <span className={styles.tower} aria-hidden="true">
      {sheet?.rows
        .filter(({ points }) => points > 0)
        .map(({ id, points }) => {
          const { className, style } = lineLook(id)
          return <i key={id} className={className} style={{ ...style, height: `${points}px` }} />
        })
        .reverse()}
    </span>
  )
}

/** The current line with its rule, and the keypad. */
function GridSidebar({ grid, rules }: { grid: Grid; rules: Ruleset }) {
  const w = scoreWords()
  const { at, lines } = grid
  const { id, asks } = lines[at.line]
  return (
    <aside className={styles.beside}>
      <h2>
        <LineMark id={id} /> {lineTitle(grid.lines[at.line].id)}
      </h2>
      {asks === 'points' ? undefined : <p>{w.asked[asks](rules.figures)}</p>}
      {asks === 'symbols' ? (
        <button type="button" className="btn" onClick={grid.toggleApart}>
          {grid.isApart(at) ? w.asPoints : w.asSymbols}
        </button>
      ) : undefined}
      <RuleLink setup={rules.setup} anchor={`score-${id}`} />
      <dl>
        {w.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
