/** Quick match form: the kind of game to look for, and a counter while the server searches. */

import { BOXES } from '@heptapolis/boxes'
import type { Lobby, SeekProgress } from '@heptapolis/wire'
import { newNonce } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { say } from '../../i18n/index.ts'
import { ChipGroup } from '../../look/controls/ChipGroup.tsx'
import { BoxTile } from '../../look/pieces/BoxTile.tsx'
import { useNarrow } from '../../look/useNarrow.ts'
import { askName } from '../../online/join/ask-name.tsx'
import { server } from '../../online/server/server.ts'
import { rememberTable } from '../../online/server/storage.ts'
import { ensureSession, type RequestState } from '../../online/server/useRequest.ts'
import { troubleText } from '../../online/words.ts'
import type { SetupPlan } from '../../setup/plan.ts'
import { communityWords } from '../words.ts'
import { countsFor, type LobbyFilter, wantedBoxes, wishOf, withWish } from './filters.ts'
import styles from './lobby.module.css'
import { type EventStream, useEventStream } from './useEventStream.ts'

const SECOND = 1000

interface FindTableProps {
  wanted: LobbyFilter
  onWant: (wanted: LobbyFilter) => void
  plan: SetupPlan
  lobby: Lobby | undefined
}

export function FindTable({ wanted, onWant, plan, lobby }: FindTableProps) {
  const w = communityWords()
  const [name, setName] = useState<string>()
  const narrow = useNarrow()
  const [isChanging, setChanging] = useState(false)
  if (name !== undefined) return <Looking {...{ name, wanted, plan }} onStop={() => setName(undefined)} />
  const set = (wish: Partial<LobbyFilter>) => onWant(withWish(wanted, wish, plan))
  const summary = (
    <p className={styles.search}>
      {w.searchFor(summaryOf(wanted))} {lobby ? w.counts(isCounted(lobby, wanted)) : undefined}
    </p>
  )
  return (
    <section className={styles.find}>
      {narrow ? (
        <div className={styles.summary}>
          {summary}
          <button
            type="button"
            className="btn ghost"
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {w.change}
          </button>
        </div>
      ) : undefined}
      <div className={styles.filters} hidden={narrow && !isChanging}>
        <ChipGroup
          label={w.mix}
          options={(['any', 'base', 'chosen'] as const).map((mix) => [mix, w.mixes[mix]])}
          value={wanted.mix}
          onPick={(mix) => set({ mix })}
        />
        {wanted.mix === 'chosen' ? <Expansions boxes={wanted.boxes} onPick={(boxes) => set({ boxes })} /> : undefined}
        <ChipGroup
          label={w.players}
          options={countsFor(wanted, plan).map((players) => [players, players === 0 ? w.any : players])}
          value={wanted.players}
          onPick={(players) => set({ players })}
        />
        <ChipGroup
          label={w.clock}
          options={(['any', 'live', 'days'] as const).map((pace) => [pace, w.paces[pace]])}
          value={wanted.pace}
          onPick={(pace) => set({ pace })}
        />
      </div>
      {narrow ? undefined : summary}
      <div className={styles.go}>
        <span className={styles.quiet}>
          {lobby?.wait === undefined ? undefined : <span>{w.usual(Math.ceil(lobby.wait / SECOND))}</span>}
          <label>
            <input type="checkbox" checked={wanted.bots} onChange={({ target }) => set({ bots: target.checked })} />{' '}
            {w.withBots}
          </label>
        </span>
        <button type="button" className="btn primary" onClick={() => void askName().then(setName)}>
          {w.find}
        </button>
      </div>
    </section>
  )
}

/** The search in words. */
function summaryOf({ players, pace, ...wanted }: LobbyFilter): string {
  const w = communityWords()
  const boxes = wantedBoxes(wanted)
  return [w.mixText(boxes?.map(say().boxName)), w.playersText(players), w.paceText[pace]].join(', ')
}

/** Whether a game found this way counts for ratings. */
const isCounted = ({ isAccount }: Lobby, { bots }: LobbyFilter): 'never' | 'without-bots' | 'always' =>
  isAccount ? (bots ? 'without-bots' : 'always') : 'never'

interface ExpansionsProps {
  boxes: readonly string[]
  onPick: (boxes: readonly string[]) => void
}

function Expansions({ boxes, onPick }: ExpansionsProps) {
  const w = communityWords()
  const toggle = (id: string) => onPick(boxes.includes(id) ? boxes.filter((one) => one !== id) : [...boxes, id])
  return (
    <div className={styles.expansions}>
      <ChipGroup
        label={w.whichBoxes}
        options={BOXES.slice(1).map(({ id }) => [id, <BoxTile key={id} box={id} />])}
        value={boxes}
        onPick={toggle}
      />
    </div>
  )
}

interface Search {
  name: string
  wanted: LobbyFilter
  plan: SetupPlan
}

/** Seeks while it is mounted. */
function Looking({ onStop, ...search }: Search & { onStop: () => void }) {
  const w = communityWords()
  const { seeking, problem } = useSeeking(search)
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
            <p className={styles.quiet}>{w.searchFor(summaryOf(search.wanted))}</p>
            <p className={styles.quiet} role="status">
              {[w.others(seeking?.others ?? 0), search.wanted.bots ? w.botsLater : w.noBots, w.leaves].join(' ')}
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

function useSeeking({ name, wanted, plan }: Search): { seeking?: SeekProgress; problem?: string } {
  const [begun, setBegun] = useState<RequestState<SeekProgress>>({})
  const [, navigate] = useLocation()
  useEffect(() => {
    let isGone = false
    const seek = { name, nonce: newNonce(), wish: wishOf(wanted, plan) }
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
  }, [name, wanted, plan])
  const stream = useEventStream(begun.value ? SEEKING : undefined)
  const { value: seeking = begun.value, trouble = begun.trouble } = stream
  const table = seeking?.table
  useEffect(() => {
    if (table === undefined) return
    rememberTable(table, {})
    navigate(`/t/${table}`)
  }, [table, navigate])
  return { seeking, problem: trouble }
}

/** Time in words, counted locally between two answers. */
function useCounter(waited: number | undefined): string {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (waited !== undefined) setSeconds(Math.floor(waited / SECOND))
    const timer = setInterval(() => setSeconds((now) => now + 1), SECOND)
    return () => clearInterval(timer)
  }, [waited])
  const rest = seconds % 60
  return seconds < 60 ? `${seconds} s` : `${(seconds - rest) / 60} min ${String(rest).padStart(2, '0')} s`
}
