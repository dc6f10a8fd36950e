/** What is played: every setting acts at once. Guests read what the host has set. */

import { BOXES } from '@heptapolis/boxes'
import { EDITIONS, type Terms } from '@heptapolis/engine/show'
import type { Options, Shown } from '@heptapolis/table'
import { Link } from 'wouter'
import { say } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { BoxMark } from '../look/Tokens.tsx'
import { mixQuery } from '../rules/links.ts'
import { CLOCKS, clockOf, paceOf, withWeekends } from './clocks.ts'
import styles from './room.module.css'
import type { Doing } from './useDoing.ts'
import { onlineWords } from './words.ts'

const COUNTS = [2, 3, 4, 5, 6, 7, 8]

export function MixForm({ shown, doing }: { shown: Shown; doing: Doing }) {
  const w = onlineWords()
  const { terms, options, you, seats } = shown
  const isFixed = !you.isHost || shown.phase !== 'room'
  const setTerms = (wish: Partial<Terms>) => doing.run({ do: 'set', terms: { ...terms, ...wish } })
  const set = (wish: Partial<Options>) => doing.run({ do: 'set', options: { ...options, ...wish } })
  const players = seats.length
  const boxes = BOXES.slice(1)
  const toggle = (id: string) => {
    const chosen = terms.boxes.includes(id) ? terms.boxes.filter((other) => other !== id) : [...terms.boxes, id]
    setTerms({ boxes: boxes.map((box) => box.id).filter((box) => chosen.includes(box)), seats: anyWonders(players) })
  }
  return (
    <section className={styles.panel}>
      <h2>
        {w.whatIsPlayed}{' '}
        <Link href={`/rules?${mixQuery(terms)}`} className={styles.link}>
          {w.rulebook}
        </Link>
      </h2>
      <fieldset className={styles.form} disabled={isFixed}>
        <Line
          label={w.seats}
          names={Object.fromEntries(COUNTS.map((n) => [n, String(n)]))}
          value={String(players)}
          onPick={(n) => setTerms({ seats: anyWonders(Number(n)), teams: false })}
        />
        <Line
          label={w.edition}
          names={Object.fromEntries([...EDITIONS].reverse().map((edition) => [edition, w.editions[edition]]))}
          value={terms.edition}
          onPick={(edition) => setTerms({ edition: edition === '1e' ? '1e' : '2e', seats: anyWonders(players) })}
        />
        <fieldset className={styles.line} aria-label={w.boxes}>
          <span className={styles.name}>{w.boxes}</span>
          <span className={styles.options}>
            {boxes.map(({ id }) => (
              <label key={id} className={classes(styles.option, terms.boxes.includes(id) && styles.on)}>
                <input type="checkbox" checked={terms.boxes.includes(id)} onChange={() => toggle(id)} />
                <BoxMark box={id} size={16} /> {say().boxName(id)}
              </label>
            ))}
          </span>
        </fieldset>
        {players >= 4 && players % 2 === 0 ? (
          <Line
            label={w.teams}
            names={{ off: w.teamsOff, on: w.teamsOn }}
            value={terms.teams ? 'on' : 'off'}
            onPick={(teams) => setTerms({ teams: teams === 'on' })}
          />
        ) : undefined}
        <Line
          label={w.wonders}
          names={w.wonderWays}
          value={options.wonders}
          onPick={(wonders) => set({ wonders: wonders as Options['wonders'] })}
        />
        <Line
          label={w.clock}
          names={w.clocks}
          value={clockOf(options.clock)}
          onPick={(clock) => set({ clock: CLOCKS[clock] })}
          help={w.clockHelp[paceOf(options.clock)][options.absence]}
        />
        {options.clock.kind === 'days' ? (
          <Line
            label={w.weekends}
            names={w.weekendWays}
            value={options.clock.weekends ? 'off' : 'count'}
            onPick={(weekends) => set({ clock: withWeekends(options.clock, weekends === 'off') })}
          />
        ) : undefined}
        <Line
          label={w.absence}
          names={w.absences}
          value={options.absence}
          onPick={(absence) => set({ absence: absence as Options['absence'] })}
        />
        <Line
          label={w.talk}
          names={w.talks}
          value={options.talk}
          onPick={(talk) => set({ talk: talk as Options['talk'] })}
        />
        <Line
          label={w.watching}
          names={w.visibilities}
          value={options.visibility}
          onPick={(visibility) => set({ visibility: visibility as Options['visibility'] })}
        />
      </fieldset>
    </section>
  )
}

const anyWonders = (players: number): Terms['seats'] => Array.from({ length: players }, () => ({}))

interface LineProps {
  label: string
  names: Record<string, string>
  value: string
  help?: string
  onPick: (value: string) => void
}

function Line({ label, names, value, help, onPick }: LineProps) {
  return (
    <div className={styles.line} role="radiogroup" aria-label={label}>
      <span className={styles.name}>{label}</span>
      <span className={styles.options}>
        {Object.entries(names).map(([key, name]) => (
          <label key={key} className={classes(styles.option, key === value && styles.on)}>
            <input type="radio" name={label} checked={key === value} onChange={() => onPick(key)} />
            {name}
          </label>
        ))}
        {help ? <span className={styles.help}>{help}</span> : undefined}
      </span>
    </div>
  )
}
