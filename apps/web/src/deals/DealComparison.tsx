/** Results of a deal, seat by seat: the same wonder and the same hands at every table. */
import type { DealGame, DealSeat } from '@heptapolis/wire'
import { named, say, sideName, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Points } from '../look/pieces/Tokens.tsx'
import styles from './deals.module.css'
import { dealWords } from './words.ts'

/** A result of this device may also say how many moves were taken back. */
export type ComparedSeat = DealSeat & { readonly takenBack?: number }

interface ComparisonProps {
  games: readonly (Pick<DealGame, 'at'> & { readonly seats: readonly ComparedSeat[] })[]
}

export function DealComparison({ games }: ComparisonProps) {
  const w = dealWords()
  const seats = [
    ...Map.groupBy(
      games.flatMap(({ seats }) => seats),
      ({ seat }) => seat,
    ),
  ].sort(([a], [b]) => a - b)
  return (
    <section className={styles.comparison}>
      <h2>{w.results}</h2>
      {seats.length === 0 ? <p className={styles.quiet}>{w.nothingYet}</p> : undefined}
      {seats.map(([seat, results]) => (
        <SeatResults key={seat} seat={seat} results={results} />
      ))}
    </section>
  )
}

export const cityAt = ({ wonder, side }: Pick<DealSeat, 'wonder' | 'side'>): string =>
  wonder === undefined ? '' : `${say().wonder(wonder)} · ${sideName(side ?? '')}`

function SeatResults({ seat, results }: { seat: number; results: readonly ComparedSeat[] }) {
  const w = dealWords()
  const best = [...results].sort((a, b) => b.total - a.total)
  return (
    <section className="panel">
      <h3>{w.seat(seat + 1, cityAt(results[0]))}</h3>
      <ol className={styles.results}>
        {best.map((one, i) => (
          <li key={keyAt(i)} className={classes(one.isYou && styles.you)}>
            <span className={styles.place}>
              {one.place === undefined ? <span title={w.noPlace}>–</span> : words().nth(one.place)}
            </span>
            <span className={styles.who}>
              <b>{nameOf(one)}</b> <Marks one={one} />
              <span className={styles.lines}>{linesOf(one)}</span>
            </span>
            <Points points={one.total} size={26} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Results keep their order, and a name may appear twice. */
const keyAt = (i: number): string => `result ${i}`

function nameOf({ isYou, name, level }: ComparedSeat): string {
  const w = dealWords()
  if (level !== undefined) return w.bot(named(words().levels, level))
  return isYou && name === '' ? w.you : name || w.deleted
}

function Marks({ one: { rank, knew, isHelped, takenBack = 0 } }: { one: ComparedSeat }) {
  const w = dealWords()
  const marks = [knew ? w.knew[knew] : '', isHelped ? w.helped : '', takenBack > 0 ? w.takenBack(takenBack) : '']
  return (
    <span className={styles.marks}>
      {[rank > 0 ? w.atTable(words().nth(rank)) : '', ...marks].filter(Boolean).join(' · ')}
    </span>
  )
}

/** With the sign of print, which a hyphen is not. */
const minus = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

/** Lines without points would hide the others. */
const linesOf = ({ rows }: ComparedSeat): string =>
  Object.entries(rows)
    .filter(([, points]) => points !== 0)
    .map(([id, points]) => `${say().scoreLine(id)}\u00a0${minus(points)}`)
    .join(' · ')
