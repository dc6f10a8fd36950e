/** The seats and spectators of a room: bot levels, wonders, order, removal. */
import { BOXES } from '@heptapolis/boxes'
import { isOneOf } from '@heptapolis/engine/kernel'
import { type Board, compile } from '@heptapolis/engine/show'
import { type BotLevel, LEVELS, type TableSnapshot } from '@heptapolis/table'
import { useMemo } from 'react'
import { cityName, sideName, words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import type { CommandState } from '../connection/useCommands.ts'
import styles from '../room.module.css'
import { seatName } from '../seats/seats.ts'
import { onlineWords } from '../words.ts'

export function SeatRows({ snapshot, commands }: { snapshot: TableSnapshot; commands: CommandState }) {
  const w = onlineWords()
  const { seats, you, options, terms } = snapshot
  const mix = JSON.stringify({ ...terms, seats: terms.seats.map(() => ({})) })
  const boards = useMemo(() => {
    const rules = compile({ ...JSON.parse(mix), seed: '' }, BOXES)
    return rules.ok ? rules.value.boards : []
  }, [mix])
  const hasWonders = options.wonders === 'fixed' || options.wonders === 'chosen'
  if (!you.isHost && !(hasWonders && you.seat !== undefined)) return undefined
  return (
    <section className={styles.panel}>
      <h2>{w.whoSits}</h2>
      <ol className={styles.rows}>
        {seats.map((_, seat) => (
          <Row key={rowKey(seat)} {...{ snapshot, commands, seat, boards }} />
        ))}
        {snapshot.watchers.map((one) => (
          <li key={`watcher ${one.watcher}`}>
            <Icon name="o-eye" size={15} />
            <span className={styles.who}>{one.name}</span>
            {you.isHost && one.watcher !== you.watcher ? (
              <RemoveButton name={one.name} onPress={() => commands.run({ do: 'remove', watcher: one.watcher })} />
            ) : undefined}
          </li>
        ))}
      </ol>
    </section>
  )
}

const rowKey = (seat: number): string => `seat ${seat}`

interface RowProps {
  snapshot: TableSnapshot
  commands: CommandState
  seat: number
  boards: readonly Board[]
}

function Row({ snapshot, commands, seat, boards }: RowProps) {
  const w = onlineWords()
  const { seats, you, options } = snapshot
  const one = seats[seat]
  const name = one.kind === 'open' ? w.emptySeat : seatName(one, seat)
  const place = words().seat(seat + 1)
  const isBot = !options.rated && (one.kind === 'bot' || one.kind === 'open')
  const mayWish =
    (options.wonders === 'chosen' && seat === you.seat) ||
    (you.isHost && (options.wonders === 'fixed' || (options.wonders === 'chosen' && one.kind === 'bot')))
  return (
    <li>
      <Icon
        name={one.kind === 'bot' || one.isProgram ? 'bot' : one.kind === 'person' ? 'person' : 'o-invited'}
        size={15}
      />
      <span className={styles.who}>{name}</span>
      {you.isHost && isBot ? (
        <select
          aria-label={words().labelled(place, words().level)}
          value={one.level ?? ''}
          onChange={({ target }) => commands.run({ do: 'bot', seat, ...levelIn(target.value) })}
        >
          <option value="">{w.leaveEmpty}</option>
          {Object.entries(w.levels).map(([level, named]) => (
            <option key={level} value={level}>
              {named}
            </option>
          ))}
        </select>
      ) : undefined}
      {mayWish ? <WonderSelect {...{ snapshot, commands, seat, boards, place }} /> : undefined}
      {you.isHost && seats.length > 2 ? (
        <button
          type="button"
          className="btn ghost icon"
          title={w.moveOn(one.kind === 'open' ? place : name)}
          onClick={() => commands.run({ do: 'order', seats: swapped(seats.length, seat) })}
        >
          <Icon name="down" size={14} />
        </button>
      ) : undefined}
      {you.isHost && seat !== you.seat && (one.kind === 'person' || one.kind === 'kept') ? (
        <RemoveButton name={name} onPress={() => commands.run({ do: 'remove', seat })} />
      ) : undefined}
    </li>
  )
}

function RemoveButton({ name, onPress }: { name: string; onPress: () => void }) {
  const label = onlineWords().remove(name)
  return (
    <button type="button" className="btn ghost icon" title={label} onClick={onPress}>
      <Icon name="cross" size={14} />
    </button>
  )
}

const levelIn = (value: string): { level?: BotLevel } => (isOneOf(LEVELS, value) ? { level: value } : {})

/** The seat order with one seat and its successor swapped. */
function swapped(count: number, seat: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i)
  const next = (seat + 1) % count
  ;[order[seat], order[next]] = [order[next], order[seat]]
  return order
}

function WonderSelect({ snapshot, commands, seat, boards, place }: RowProps & { place: string }) {
  const w = onlineWords()
  const { wonder, side } = snapshot.terms.seats[seat] ?? {}
  return (
    <select
      aria-label={words().labelled(place, words().wonder)}
      value={wonder ? `${wonder}/${side ?? ''}` : ''}
      onChange={({ target }) => {
        const [city, face] = target.value.split('/')
        commands.run({ do: 'wonder', seat, ...(city ? { wonder: city, side: face } : {}) })
      }}
    >
      <option value="">{w.anyWonder}</option>
      {boards.map(({ def }) => (
        <option key={`${def.wonder}/${def.side}`} value={`${def.wonder}/${def.side}`}>
          {cityName(def)} · {sideName(def.side)}
        </option>
      ))}
    </select>
  )
}
