/** Quick match: what to look for, and a counter while the server seeks. */
import type { Lobby, SeekProgress } from '@heptapolis/wire'
import { newNonce } from '@heptapolis/wire'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { say, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { BoxMark } from '../../look/pieces/Tokens.tsx'
import { useNarrow } from '../../look/useNarrow.ts'
import { server } from '../../online/server/server.ts'
import { recallName, rememberTable } from '../../online/server/storage.ts'
import { ensureSession, type RequestState } from '../../online/server/useRequest.ts'
import { onlineWords, troubleText } from '../../online/words.ts'
import type { SetupPlan } from '../../setup/plan.ts'
import { communityWords } from '../words.ts'
import { type LobbyFilter, wishOf } from './filters.ts'
import styles from './lobby.module.css'
import { type EventStream, useEventStream } from './useEventStream.ts'

const COUNTS = [0, 3, 4, 5, 6, 7]
const SECOND = 1000

interface FindTableProps {
  wanted: LobbyFilter
  onWant: (wanted: LobbyFilter) => void
  plan: SetupPlan
  lobby: Lobby | undefined
}

export function FindTable({ wanted, onWant, plan, lobby }: FindTableProps) {
  const w = communityWords()
  const [isLooking, setLooking] = useState(false)
  const narrow = useNarrow()
  const [isChanging, setChanging] = useState(false)
  if (isLooking) return <Looking wanted={wanted} plan={plan} onStop={() => setLooking(false)} />
  const set = (wish: Partial<LobbyFilter>) => onWant({ ...wanted, ...wish })
  const mark = plan.boxes.map((box) => <BoxMark key={box} box={box} size={15} label={say().boxName(box)} />)
  return (
    <section className={styles.find}>
      {narrow ? (
        <div className={styles.summary}>
          <h2>{w.anyTable}</h2>
          <button
            type="button"
            className="btn ghost"
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {w.change}
          </button>
          <span className={styles.quiet}>{summaryOf(wanted)}</span>
        </div>
      ) : undefined}
      <div className={styles.filters} hidden={narrow && !isChanging}>
        <Choices
          label={w.mix}
          all={plan.boxes.length > 0 ? ['any', 'base', 'yours'] : ['any', 'base']}
          value={wanted.mix}
          name={(mix) => (
            <>
              {mix === 'yours' ? mark : undefined} {w.mixes[mix]}
            </>
          )}
          onPick={(mix) => set({ mix })}
        />
        <Choices
          label={w.players}
          all={COUNTS}
          value={wanted.players}
          name={(players) => (players === 0 ? w.any : players)}
          onPick={(players) => set({ players })}
        />
        <Choices
          label={w.clock}
          all={['any', 'live', 'days'] as const}
          value={wanted.pace}
          name={(pace) => w.paces[pace]}
          onPick={(pace) => set({ pace })}
        />
      </div>
      <div className={styles.go}>
        <span className={styles.quiet}>
          {lobby?.wait === undefined ? undefined : <span>{w.usual(Math.ceil(lobby.wait / SECOND))}</span>}
          <label>
            <input type="checkbox" checked={wanted.bots} onChange={({ target }) => set({ bots: target.checked })} />{' '}
            {w.withBots}
          </label>
        </span>
        <button type="button" className="btn primary" onClick={() => setLooking(true)}>
          {w.find}
        </button>
      </div>
    </section>
  )
}

/** A short text of the search. */
function summaryOf({ mix, players, pace }: LobbyFilter): string {
  const w = communityWords()
  const parts = [
    mix === 'any' ? '' : words().labelled(w.mix, w.mixes[mix]),
    players === 0 ? '' : words().labelled(w.players, String(players)),
    words().labelled(w.clock, w.paces[pace]),
  ]
  return parts.filter(Boolean).join(', ')
}

interface ChoicesProps<T> {
  label: string
  all: readonly T[]
  value: T
  name: (one: T) => ReactNode
  onPick: (one: T) => void
}

function Choices<T extends string | number>({ label, all, value, name, onPick }: ChoicesProps<T>) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      <span className={styles.quiet}>{label}</span>
      <span>
        {all.map((one) => (
          <label key={one} className={classes(styles.choice, one === value && styles.chosen)}>
            <input
              type="radio"
              className="hidden-text"
              name={label}
              checked={one === value}
              onChange={() => onPick(one)}
            />
            {name(one)}
          </label>
        ))}
      </span>
    </div>
  )
}

/** Seeks while it is mounted. */
function Looking({ wanted, plan, onStop }: { wanted: LobbyFilter; plan: SetupPlan; onStop: () => void }) {
  const w = communityWords()
  const { seeking, problem } = useSeeking(wanted, plan)
  const waited = useCounter(seeking?.waited)
  return (
    <section className={styles.looking}>
      <div>
        <h2>{problem === undefined ? w.waiting : w.notLooking}</h2>
        {problem === undefined ? (
          <>
            <p role="timer" aria-live="off">
              {w.waited(waited)}
            </p>
            <p className={styles.quiet} role="status">
              {[w.others(seeking?.others ?? 0), wanted.bots ? w.botsLater : w.noBots, w.leaves].join(' ')}
            </p>
          </>
        ) : (
          <p role="alert">{troubleText(problem)}</p>
        )}
      </div>
      <button type="button" className="btn" onClick={onStop}>
        {w.stop}
      </button>
    </section>
  )
}

/** Continues in hidden tabs, so that people can do something else meanwhile. */
const SEEKING: EventStream<SeekProgress> = {
  path: '/lobby/seek/stream',
  event: 'seek',
  ask: server.keepSeeking,
  every: 2 * SECOND,
  isKept: true,
}

function useSeeking(wanted: LobbyFilter, plan: SetupPlan): { seeking?: SeekProgress; problem?: string } {
  const [begun, setBegun] = useState<RequestState<SeekProgress>>({})
  const [, navigate] = useLocation()
  useEffect(() => {
    let isGone = false
    const seek = { name: recallName() || onlineWords().guest, nonce: newNonce(), wish: wishOf(wanted, plan) }
    void ensureSession()
      .then(() => server.seek(seek))
      .then((said) => {
        if (!isGone) setBegun(said.ok ? { value: said.value } : { trouble: said.error.code })
      })
    const leave = () => void server.stopSeeking()
    window.addEventListener('pagehide', leave)
    return () => {
      isGone = true
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [wanted, plan])
  const told = useEventStream(begun.value ? SEEKING : undefined)
  const { value: seeking = begun.value, trouble = begun.trouble } = told
  const table = seeking?.table
  useEffect(() => {
    if (table === undefined) return
    rememberTable(table, {})
    navigate(`/t/${table}`)
  }, [table, navigate])
  return { seeking, problem: trouble }
}

/** Minutes and seconds, counted locally between two answers. */
function useCounter(waited: number | undefined): string {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (waited !== undefined) setSeconds(Math.floor(waited / SECOND))
    const timer = setInterval(() => setSeconds((now) => now + 1), SECOND)
    return () => clearInterval(timer)
  }, [waited])
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
