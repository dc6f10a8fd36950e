/** The settings of a table. Changes apply at once; guests see them read-only. */

import { BOXES } from '@heptapolis/boxes'
import { EDITIONS, type Terms } from '@heptapolis/engine/show'
import type { Options, TableSnapshot } from '@heptapolis/table'
import { ROWS } from '@heptapolis/table/options'
import { Link } from 'wouter'
import { say } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { BoxMark } from '../../look/pieces/Tokens.tsx'
import { mixQuery } from '../../rules/mix/links.ts'
import { WonderPool } from '../../wonders/WonderPool.tsx'
import { CLOCKS, clockOf, paceOf, withWeekends } from '../clocks/clocks.ts'
import type { CommandState } from '../connection/useCommands.ts'
import styles from '../room.module.css'
import { server } from '../server/server.ts'
import { onlineWords } from '../words.ts'

const COUNTS = [2, 3, 4, 5, 6, 7, 8]

export function RoomSettings({ snapshot, commands }: { snapshot: TableSnapshot; commands: CommandState }) {
  const w = onlineWords()
  const { terms, options, you, seats } = snapshot
  const isFixed = !you.isHost || snapshot.phase !== 'room'
  const setTerms = (wish: Partial<Terms>) => commands.run({ do: 'set', terms: { ...terms, ...wish } })
  const set = (wish: Partial<Options>) => commands.run({ do: 'set', options: { ...options, ...wish } })
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
        <SettingRow
          label={w.seats}
          names={Object.fromEntries(COUNTS.map((n) => [n, String(n)]))}
          value={String(players)}
          onPick={(n) => setTerms({ seats: anyWonders(Number(n)), teams: false })}
        />
        <SettingRow
          label={w.edition}
          names={Object.fromEntries([...EDITIONS].reverse().map((edition) => [edition, w.editions[edition]]))}
          value={terms.edition}
          onPick={(edition) => setTerms({ edition: edition === '1e' ? '1e' : '2e', seats: anyWonders(players) })}
        />
        <fieldset className={styles.line} aria-label={w.boxes}>
          <span className={styles.name}>{w.boxes}</span>
          <span className={styles.options}>
            {isFixed && terms.boxes.length === 0 ? (
              <span className={classes(styles.option, styles.on)}>{w.noBoxes}</span>
            ) : undefined}
            {boxes.map(({ id }) => (
              <label key={id} className={classes(styles.option, terms.boxes.includes(id) && styles.on)}>
                <input type="checkbox" checked={terms.boxes.includes(id)} onChange={() => toggle(id)} />
                <BoxMark box={id} size={16} /> {say().boxName(id)}
              </label>
            ))}
          </span>
        </fieldset>
        {players >= 4 && players % 2 === 0 ? (
          <SettingRow
            label={w.teams}
            names={{ off: w.teamsOff, on: w.teamsOn }}
            value={terms.teams ? 'on' : 'off'}
            onPick={(teams) => setTerms({ teams: teams === 'on' })}
          />
        ) : undefined}
        <SettingRow
          label={w.clock}
          names={w.clocks}
          value={clockOf(options.clock)}
          onPick={(clock) => set({ clock: CLOCKS[clock] })}
          help={w.clockHelp[paceOf(options.clock)][options.absence]}
        />
        {options.clock.kind === 'days' ? (
          <SettingRow
            label={w.weekends}
            names={w.weekendWays}
            value={options.clock.weekends ? 'off' : 'count'}
            onPick={(weekends) => set({ clock: withWeekends(options.clock, weekends === 'off') })}
          />
        ) : undefined}
        {ROWS.map((name) => (
          <SettingRow
            key={name}
            label={w[name]}
            names={w.choices[name]}
            value={options[name]}
            onPick={(choice) => set({ [name]: choice })}
          />
        ))}
        <WonderPool terms={terms} without={options.without ?? []} onChange={(without) => set({ without })} />
        <Seating options={options} set={set} />
      </fieldset>
    </section>
  )
}

/** The settings for access: by link, or open to everybody. */
function Seating({ options, set }: { options: Options; set: (wish: Partial<Options>) => void }) {
  const w = onlineWords()
  const { visibility, seating = 'anybody', rated } = options
  const isOpen = visibility === 'open'
  const way = isOpen ? (typeof seating === 'object' ? 'peers' : seating) : 'link'
  const pick = async (wished: string) => {
    if (wished === 'link') return set({ visibility: 'link', rated: false })
    const who = wished === 'peers' ? await peers(options) : wished === 'accounts' ? 'accounts' : 'anybody'
    set({ visibility: 'open', seating: who })
  }
  const help = typeof seating === 'object' ? w.peersOnly(seating.from, seating.to) : w.openHelp
  return (
    <>
      <SettingRow
        label={w.seating}
        names={w.seatings}
        value={way}
        help={isOpen ? help : undefined}
        onPick={(wished) => void pick(wished)}
      />
      {rated ? (
        <SettingRow
          label={w.counting}
          names={w.countings}
          value="on"
          help={w.ratedHelp}
          onPick={(counting) => set({ rated: counting === 'on' })}
        />
      ) : undefined}
      {isOpen ? undefined : (
        <SettingRow
          label={w.watching}
          names={w.visibilities}
          value={visibility}
          onPick={(wished) => set({ visibility: wished as Options['visibility'] })}
        />
      )}
    </>
  )
}

/** The rating range of an open table: this far around the host's rating. */
const AROUND = 200
const UNKNOWN = 1500

async function peers({ clock }: Options): Promise<{ from: number; to: number }> {
  const own = await server.ownProfile()
  const pace = paceOf(clock) === 'days' ? 'days' : 'live'
  const rating = own.ok ? own.value.pools.find(({ pool }) => pool.endsWith(pace))?.rating : undefined
  const middle = Math.round((rating ?? UNKNOWN) / 50) * 50
  return { from: middle - AROUND, to: middle + AROUND }
}

const anyWonders = (players: number): Terms['seats'] => Array.from({ length: players }, () => ({}))

interface SettingRowProps {
  label: string
  names: Readonly<Record<string, string>>
  value: string
  help?: string | undefined
  onPick: (value: string) => void
}

function SettingRow({ label, names, value, help, onPick }: SettingRowProps) {
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
