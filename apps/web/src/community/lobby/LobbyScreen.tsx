/** The lobby: open tables, filters, quick match. */
import type { Lobby, LobbyTable, PlayedTable } from '@heptapolis/wire'
import { newNonce, randomHex } from '@heptapolis/wire'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { OwnSuspension } from '../../account/SuspensionNotice.tsx'
import { WaysToPlay } from '../../home/WaysToPlay.tsx'
import { say } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { BoxPicture } from '../../look/pieces/BoxTile.tsx'
import { BoxMark } from '../../look/pieces/Tokens.tsx'
import { useNarrow } from '../../look/useNarrow.ts'
import { CLOCKS, clockOf, paceOf } from '../../online/clocks/clocks.ts'
import { askName } from '../../online/join/ask-name.tsx'
import { server } from '../../online/server/server.ts'
import { rememberTable } from '../../online/server/storage.ts'
import { ensureSession } from '../../online/server/useRequest.ts'
import { onlineWords, troubleText } from '../../online/words.ts'
import { type SetupPlan, setupOf } from '../../setup/plan.ts'
import { recallPlan } from '../../setup/storage.ts'
import { Page } from '../Page.tsx'
import { communityWords } from '../words.ts'
import { FindTable } from './FindTable.tsx'
import { ANYTHING, isOwnMix, type LobbyFilter, listOf, withoutFilters } from './filters.ts'
import styles from './lobby.module.css'
import { TableMark } from './TableMark.tsx'
import { type EventStream, useEventStream } from './useEventStream.ts'

const LOBBY: EventStream<Lobby> = {
  path: '/lobby/stream',
  event: 'lobby',
  ask: server.lobby,
  every: 3000,
}

export function LobbyScreen() {
  const w = communityWords()
  const [plan] = useState(() => recallPlan(''))
  const [wanted, setWanted] = useState<LobbyFilter>({ ...ANYTHING, boxes: plan.boxes })
  const [problem, setProblem] = useState<string>()
  const { value: lobby, trouble } = useEventStream(LOBBY)
  const [, navigate] = useLocation()
  const open = lobby?.open ?? []
  const { listed, hidden } = listOf(open, wanted, plan)
  const sit = async (table: LobbyTable) => {
    if (table.isYours) return navigate(`/t/${table.table}`)
    const name = await askName()
    if (name === undefined) return
    await ensureSession()
    const sat = await server.sitDown(table.table, { name, nonce: newNonce() })
    if (!sat.ok) return setProblem(sat.error.code)
    rememberTable(table.table, {})
    navigate(`/t/${table.table}`)
  }
  const create = async (rated: boolean) => {
    const name = await askName()
    if (name === undefined) return
    const opened = await createOpenTable(plan, name, rated)
    if (!opened.ok) return setProblem(opened.error.code)
    rememberTable(opened.value.table, { key: opened.value.invite })
    navigate(`/t/${opened.value.table}`)
  }
  return (
    <Page
      page="tables"
      title={w.openTables}
      lead={lobby ? w.free(listed.length, hidden) : trouble ? undefined : w.coming}
      trouble={problem ?? trouble}
      tools={
        <>
          <button type="button" className="btn" onClick={() => void create(false)}>
            <Icon name="plus" size={14} /> {w.openOwn}
          </button>
          {lobby?.isAccount ? (
            <button type="button" className="btn" onClick={() => void create(true)}>
              <Icon name="o-rated" size={16} /> {w.openRated}
            </button>
          ) : undefined}
        </>
      }
    >
      {lobby?.isAccount ? <OwnSuspension /> : undefined}
      <FindTable wanted={wanted} onWant={setWanted} plan={plan} lobby={lobby} />
      {lobby && open.length === 0 ? <WaysToPlay ways={['bots', 'daily', 'learn']} /> : undefined}
      <ul className={styles.list}>
        {listed.map((table) => (
          <OpenRow key={table.table} table={table} isOwn={isOwnMix(table, plan)} onSit={() => void sit(table)} />
        ))}
      </ul>
      {hidden > 0 ? (
        <p className={styles.hidden}>
          {w.hidden(hidden)}{' '}
          <button type="button" className="btn ghost" onClick={() => setWanted(withoutFilters(wanted))}>
            {w.showAll}
          </button>
        </p>
      ) : undefined}
      {lobby && !lobby.isAccount ? (
        <p className={styles.none}>
          {w.needsAccount} <Link href="/account">{w.makeOne}</Link>
        </p>
      ) : undefined}
      <BeingPlayed played={lobby?.played ?? []} />
    </Page>
  )
}

/** Creates an open table with a clock and without waiting for absent players. */
async function createOpenTable(plan: SetupPlan, name: string, rated: boolean) {
  await ensureSession()
  const { edition, boxes, teams, options, houseRules, seats } = setupOf(plan, '')
  return server.createTable({
    cid: randomHex(8),
    name,
    nonce: newNonce(),
    terms: {
      edition,
      boxes,
      seats: seats.map(() => ({})),
      ...(teams ? { teams } : {}),
      ...(options ? { options } : {}),
      // A plan may have them from an earlier game; rated tables have none.
      ...(houseRules && !rated ? { houseRules } : {}),
    },
    options: {
      clock: CLOCKS.bank,
      absence: 'bot',
      talk: 'phrases',
      visibility: 'open',
      rated,
      seating: rated ? 'accounts' : 'anybody',
    },
  })
}

/** The players of a table in one line. */
function companyOf({ seats, terms: played }: Pick<LobbyTable, 'seats' | 'terms'>): string {
  const w = communityWords()
  const people = seats.flatMap(({ kind, name }) => (kind === 'person' ? [name ?? ''] : []))
  const bots = seats.filter(({ kind }) => kind === 'bot')
  const level = onlineWords().levels[bots[0]?.level ?? ''] ?? ''
  const company = w.with(people, bots.length, level)
  return played.teams ? `${company}, ${w.teams}` : company
}

function OpenRow({ table, isOwn, onSit }: { table: LobbyTable; isOwn: boolean; onSit: () => void }) {
  const w = communityWords()
  const narrow = useNarrow()
  const { seats, options, isYours, refused } = table
  const company = companyOf(table)
  const taken = seats.filter(({ kind }) => kind !== 'open').length
  return (
    <li className={styles.row}>
      <span className={styles.mark}>
        <TableMark seats={seats} />
        <span className={styles.quiet}>{w.taken(taken, seats.length)}</span>
      </span>
      <span className={styles.who}>
        <b>{company}</b>
        <span className={styles.quiet}>
          {options.rated ? <Icon name="o-rated" size={14} /> : undefined}
          {[options.rated ? w.rated : w.friendly, seatingText(options.seating)].join(' · ')}
        </span>
      </span>
      <Boxes boxes={table.terms.boxes} />
      <span className={styles.clock}>
        <Icon name={paceOf(options.clock) === 'days' ? 'o-days' : 'o-clock'} size={16} />
        {options.clock.kind === 'none' ? w.noClock : onlineWords().clocks[clockOf(options.clock)]}
      </span>
      <span className={styles.quiet}>{isOwn && table.terms.boxes.length > 0 ? w.yourMix : ''}</span>
      <button
        type="button"
        className="btn"
        disabled={refused !== undefined}
        title={refused === undefined ? undefined : troubleText(refused)}
        aria-label={isYours ? w.goOn : w.sitAt(company)}
        onClick={onSit}
      >
        {isYours ? w.goOn : narrow ? w.sit : w.sitDown}
      </button>
    </li>
  )
}

function seatingText(seating: LobbyTable['options']['seating']): string {
  const w = communityWords()
  return typeof seating === 'object' ? w.window(seating.from, seating.to) : w.forWhom[seating ?? 'anybody']
}

function Boxes({ boxes }: { boxes: readonly string[] }) {
  if (boxes.length === 0) return <span className={styles.quiet}>{communityWords().baseGame}</span>
  return (
    <span className={styles.boxes}>
      {boxes.map((box) => (
        <span key={box} title={say().boxName(box)}>
          <BoxPicture box={box} />
          <BoxMark box={box} size={16} label={say().boxName(box)} />
        </span>
      ))}
    </span>
  )
}

function BeingPlayed({ played }: { played: Lobby['played'] }) {
  const w = communityWords()
  if (played.length === 0) return undefined
  return (
    <section>
      <h2 className={styles.title}>{w.beingPlayed}</h2>
      <ul className={styles.list}>
        {played.map((table) => (
          <li key={table.table} className={styles.watched}>
            <TableMark seats={table.seats} size={34} />
            <b>{companyOf(table)}</b>
            <span className={classes(styles.quiet, styles.standing)}>{standingOf(table)}</span>
            <span className={styles.clock}>
              {table.watchers > 0 ? (
                <>
                  <Icon name="o-eye" size={16} /> {w.watching(table.watchers)}
                </>
              ) : undefined}
            </span>
            <Link href={`/t/${table.table}`} className="btn ghost">
              {table.isYours ? w.goOn : w.watch}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function standingOf({ age, turn, average, terms: { boxes } }: PlayedTable): string {
  const w = communityWords()
  const how = average === undefined ? boxes.map(say().boxName).join(', ') : w.average(average)
  return [w.ageAndTurn('I'.repeat(age), turn), how].filter(Boolean).join(' · ')
}
