/** Before the game around a tablet: who sits where, by name, and a code for every phone. */
import type { TableSnapshot } from '@heptapolis/table'
import { MOST_NAME } from '@heptapolis/wire'
import { type FormEvent, useState } from 'react'
import { words } from '../../i18n/index.ts'
import { type CommandState, useCommands } from '../connection/useCommands.ts'
import { OnlineBar } from '../room/OnlineBar.tsx'
import { RoomSettings } from '../room/RoomSettings.tsx'
import room from '../room.module.css'
import { recallTable } from '../server/storage.ts'
import type { TableVisit } from '../TableLoader.tsx'
import { onlineWords, troubleText } from '../words.ts'
import { type AroundGuest, sitAround } from './around.ts'
import { Codes } from './Codes.tsx'
import styles from './tablet.module.css'

const FILL = 'medium'

export function TabletRoom({ following, shown, onAgain }: TableVisit) {
  const w = onlineWords()
  const doing = useCommands(following)
  const { around } = recallTable(shown.id)
  return (
    <>
      <OnlineBar following={following} />
      <main className={styles.room}>
        <header>
          <h1>{around ? w.takeYourHands : w.whoIsAround}</h1>
          <p>{around ? w.takeYourHandsHelp : w.whoIsAroundHelp}</p>
        </header>
        {around ? <Taking shown={shown} doing={doing} /> : <Names shown={shown} onSat={onAgain} />}
        {doing.problem ? <p role="alert">{doing.problem}</p> : undefined}
        {around ? undefined : <RoomSettings shown={shown} doing={doing} />}
      </main>
    </>
  )
}

function Taking({ shown, doing }: { shown: TableSnapshot; doing: CommandState }) {
  const names = shown.seats.flatMap(({ kind, name = '' }) => (kind === 'person' ? [name] : []))
  const bots = shown.seats.length - names.length
  return (
    <>
      <Codes shown={shown} />
      <div className={room.begin}>
        <button type="button" className="btn primary" onClick={() => doing.run({ do: 'begin', fill: FILL })}>
          {onlineWords().begin(names, bots)}
        </button>
      </div>
    </>
  )
}

type Row = Pick<AroundGuest, 'name' | 'hasNoPhone'>
const nobody: Row = { name: '', hasNoPhone: false }

/** A seat without a name is a bot's. After a game the same people are asked for first. */
function Names({ shown, onSat }: { shown: TableSnapshot; onSat: () => void }) {
  const w = onlineWords()
  const [rows, setRows] = useState<readonly Row[]>(() => shown.seats.map(({ name = '' }) => ({ ...nobody, name })))
  const [problem, setProblem] = useState<string>()
  const at = (seat: number): Row => rows[seat] ?? nobody
  const change = (seat: number, wish: Partial<Row>) =>
    setRows(shown.seats.map((_, i) => (i === seat ? { ...at(i), ...wish } : at(i))))
  const guests = shown.seats.flatMap((_, seat) => (at(seat).name.trim() === '' ? [] : [{ ...at(seat), seat }]))
  const sit = async (event: FormEvent) => {
    event.preventDefault()
    const sat = await sitAround(shown.id, guests)
    if (sat.ok) onSat()
    else setProblem(troubleText(sat.error.code))
  }
  return (
    <form className={styles.names} onSubmit={(event) => void sit(event)}>
      {shown.seats.map((_, seat) => (
        <div key={words().seat(seat + 1)} className={styles.name}>
          <label>
            {words().seat(seat + 1)}
            <input
              value={at(seat).name}
              maxLength={MOST_NAME}
              placeholder={w.aBot}
              autoComplete="off"
              onChange={({ target }) => change(seat, { name: target.value })}
            />
          </label>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={at(seat).hasNoPhone}
              onChange={() => change(seat, { hasNoPhone: !at(seat).hasNoPhone })}
            />
            {w.hasNoPhone}
          </label>
        </div>
      ))}
      <button type="submit" className="btn primary" disabled={guests.length === 0}>
        {w.sitDown}
      </button>
      {problem ? <p role="alert">{problem}</p> : undefined}
    </form>
  )
}
