/** The win chances of all players over a game, as a graph and as a table for screen readers. */
import type { Analysis } from '@heptapolis/bots'
import { arePartners, type Colour, type Ruleset } from '@heptapolis/engine/show'
import type { ReactNode } from 'react'
import { terms } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { keyed } from '../look/keyed.ts'
import styles from './analysis.module.css'
import { curveOf, type Spot } from './curve.ts'
import { adviceWords, decisionWhen, moveWords } from './words.ts'

export interface GraphProps {
  rules: Ruleset
  /** The number of moves of the game. */
  moves: number
  analyses: readonly Analysis[]
  /** The seat whose line is emphasised. */
  front: number
  nameOf: (seat: number) => string
  winners: readonly number[]
  /** Seats whose analysis is incomplete: their lines stop early. */
  unfinished: readonly number[]
  /** The position of the replay from 0 to 1; later parts are paler. */
  at?: number
  /** An overlay, such as the controls of the replay. */
  children?: ReactNode
}

const LEVELS = [1, 0.5, 0]
const share = (part: number): string => `${part * 100}%`
const pathOf = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')
/** A dash pattern per seat, so that lines differ without colour. */
const DASHES = ['', '6 4', '2 3', '9 3 2 3', '1 4', '12 4', '4 2 1 2', '3 6']
/** The emphasised line has the accent, so the colours that resemble it come last. */
const INKS: readonly Colour[] = ['grey', 'blue', 'green', 'purple', 'yellow', 'black', 'brown', 'red']

const lineClass = (seat: number, front: number): string => classes(seat === front ? styles.front : `c-${INKS[seat]}`)

export function ChanceGraph(props: GraphProps) {
  const { rules, moves, analyses, front, nameOf, winners, unfinished, at, children } = props
  const w = adviceWords()
  const partnerTo = (seat: number) =>
    rules.setup.teams ? analyses.find((other) => arePartners(seat, other.seat)) : undefined
  const isSpokenFor = ({ seat }: Analysis): boolean => {
    const partner = partnerTo(seat)?.seat
    return partner !== undefined && (partner === front || (seat !== front && partner < seat))
  }
  const lines = analyses
    .filter((analysis) => !isSpokenFor(analysis))
    .map((analysis) => {
      const { seat } = analysis
      const partner = partnerTo(seat)
      const name = [seat, ...(partner ? [partner.seat] : [])].map(nameOf).join(' · ')
      const isOpen = unfinished.includes(seat) || (partner !== undefined && unfinished.includes(partner.seat))
      return { seat, name, ...curveOf(analysis, isOpen ? undefined : winners.includes(seat), moves, partner) }
    })
    .sort((a, b) => Number(a.seat === front) - Number(b.seat === front))
  const strong = lines.find(({ seat }) => seat === front) ?? lines.at(-1)
  const own = analyses.find(({ seat }) => seat === front)
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{w.chance}.</b> <span className={styles.quiet}>{w.graphHelp}</span>
      </figcaption>
      <div className={styles.graph}>
        {LEVELS.map((level) => (
          <span key={level} className={styles.level} style={{ top: share(1 - level) }}>
            {w.percent(level)}
          </span>
        ))}
        {strong?.ages.map(({ age, x }) => (
          <span key={age} className={styles.age} style={{ left: share(x) }}>
            {terms().age(age)}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={w.graph(nameOf(front))}>
          {lines.map(({ seat, spots }) => (
            <polyline
              key={seat}
              className={lineClass(seat, front)}
              strokeDasharray={seat === front ? undefined : DASHES[seat]}
              points={pathOf(spots)}
            />
          ))}
        </svg>
        {at === undefined ? undefined : <span className={styles.later} style={{ left: share(at) }} />}
        {strong?.turns.map(({ x, y, rose }) => (
          <span
            key={x}
            className={classes(styles.turn, rose && styles.rose)}
            style={{ left: share(x), top: share(y) }}
          />
        ))}
        {children}
      </div>
      <ul className={styles.legend}>
        {lines.toReversed().map(({ seat, name }) => (
          <li key={seat}>
            <svg width="26" height="8" aria-hidden="true">
              <path
                className={lineClass(seat, front)}
                d="M1 4H25"
                strokeDasharray={seat === front ? undefined : DASHES[seat]}
              />
            </svg>
            {seat === front ? <b>{name}</b> : name}
          </li>
        ))}
      </ul>
      {own ? <Twin {...{ rules, nameOf }} analysis={own} won={winners.includes(front)} /> : undefined}
    </figure>
  )
}

interface TwinProps {
  rules: Ruleset
  analysis: Analysis
  nameOf: (seat: number) => string
  won: boolean
}

function Twin({ rules, analysis, nameOf, won }: TwinProps) {
  const w = adviceWords()
  return (
    <details className={styles.twin}>
      <summary>{w.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.when}</th>
            <th scope="col">{w.played}</th>
            <th scope="col">{w.chance}</th>
          </tr>
        </thead>
        <tbody>
          {keyed(analysis.decisions, ({ index }) => String(index)).map(({ key, thing }) => (
            <tr key={key}>
              <th scope="row">{decisionWhen(thing, analysis.seat, nameOf)}</th>
              <td>{moveWords(rules, thing.played.move, thing.question)}</td>
              <td>{w.percent(thing.played.chance)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{w.end}</th>
            <td />
            <td>{w.percent(won ? 1 : 0)}</td>
          </tr>
        </tbody>
      </table>
    </details>
  )
}
