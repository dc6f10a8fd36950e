/** The chance to win, decision by decision: a line for the eye, and a table that says the same. */
import type { Analysis } from '@heptapolis/bots'
import type { Ruleset } from '@heptapolis/engine'
import { terms } from '../i18n/index.ts'
import { keyed } from '../look/keyed.ts'
import styles from './analysis.module.css'
import { ageOf, curveOf, type Spot } from './curve.ts'
import { adviceWords, moveWords, whenWords } from './words.ts'

interface GraphProps {
  rules: Ruleset
  analysis: Analysis
  name: string
  won: boolean
}

const LEVELS = [1, 0.5, 0]
const share = (part: number): string => `${part * 100}%`
const pathOf = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')

export function ChanceGraph({ rules, analysis, name, won }: GraphProps) {
  const w = adviceWords()
  const { spots, turns, ages } = curveOf(analysis, won)
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{w.chance}</b> <span className={styles.quiet}>{w.graphHelp}</span>
      </figcaption>
      <div className={styles.graph} role="img" aria-label={w.graph(name)}>
        {LEVELS.map((level) => (
          <span key={level} className={styles.level} style={{ top: share(1 - level) }}>
            {w.percent(level)}
          </span>
        ))}
        {ages.map(({ age, x }) => (
          <span key={age} className={styles.age} style={{ left: share(x) }}>
            {terms().age(age)}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={`0,100 ${pathOf(spots)} 100,100`} />
          <polyline points={pathOf(spots)} />
        </svg>
        {turns.map(({ x, y }, i) => (
          <span key={x} className={styles.turn} style={{ left: share(x), top: share(y) }}>
            {i + 1}
          </span>
        ))}
      </div>
      <Twin rules={rules} analysis={analysis} won={won} />
    </figure>
  )
}

function Twin({ rules, analysis, won }: Omit<GraphProps, 'name'>) {
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
              <th scope="row">{whenWords(ageOf(thing), thing.turn)}</th>
              <td>{moveWords(rules, thing.played.move)}</td>
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
