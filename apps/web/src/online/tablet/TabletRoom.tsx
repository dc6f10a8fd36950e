/** Waiting room on a shared tablet: names by seat, and a QR code for every phone. */
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
import styles from './room.module.css'

const FILL = 'medium'

export function TabletRoom({ subscription, snapshot, onReload }: TableVisit) {
  const w = onlineWords()
  const commands = useCommands(subscription)
  const { around } = recallTable(snapshot.id)
  return (
    <>
      <OnlineBar subscription={subscription} />
      <main className={styles.room}>
        <header>
          <h1>{around ? w.takeYourHands : w.whoIsAround}</h1>
          <p>{around ? w.takeYourHandsHelp : w.whoIsAroundHelp}</p>
        </header>
        {around ? <Taking snapshot={snapshot} commands={commands} /> : <Names snapshot={snapshot} onSat={onReload} />}
        {commands.problem ? <p role="alert">{commands.problem}</p> : undefined}
        {around ? undefined : <RoomSettings snapshot={snapshot} commands={commands} />}
      </main>
    </>
  )
}

function Taking({ snapshot, commands }: { snapshot: TableSnapshot; commands: CommandState }) {
  const names = snapshot.seats.flatMap(({ kind, name = '' }) => (kind === 'person' ? [name] : []))
  const bots = snapshot.seats.length - names.length
  return (
    <>
      <Codes snapshot={snapshot} />
      <div className={room.begin}>
        <button type="button" className="btn primary" onClick={() => commands.run({ do: 'begin', fill: FILL })}>
          {onlineWords().begin(names, bots)}
        </button>
      </div>
    </>
  )
}

type Row = Pick<AroundGuest, 'name' | 'hasNoPhone'>
const nobody: Row = { name: '', hasNoPhone: false }

/** A seat without a name gets a bot. After a game the names of the same people are suggested. */
function Names({ snapshot, onSat }: { snapshot: TableSnapshot; onSat: () => void }) {
  const w = onlineWords()
  const [rows, setRows] = useState<readonly Row[]>(() => snapshot.seats.map(({ name = '' }) => ({ ...nobody, name })))
  const [problem, setProblem] = useState<string>()
  const at = (seat: number): Row => rows[seat] ?? nobody
  const change = (seat: number, wish: Partial<Row>) =>
    setRows(snapshot.seats.map((_, i) => (i === seat ? { ...at(i), ...wish } : at(i))))
  const guests = snapshot.seats.flatMap((_, seat) => (at(seat).name.trim() === '' ? [] : [{ ...at(seat), seat }]))
  const sit = async (event: FormEvent) => {
    event.preventDefault()
    const sat = await sitAround(snapshot.id, guests)
    if (sat.ok) onSat()
    else setProblem(troubleText(sat.error.code))
  }
  return (
    <form className={styles.names} onSubmit={(event) => void sit(event)}>
      {snapshot.seats.map((_, seat) => (
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
