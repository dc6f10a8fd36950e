/** A game played again: forwards and backwards, through anybody's eyes or all open. */
import { isOver, type Piece, type Problem, PUBLIC } from '@heptapolis/engine/show'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Notice } from '../app/Notice.tsx'
import { Waiting } from '../app/Waiting.tsx'
import { acrossFrom, type CityView, pricesFor, viewTable } from '../city/view.ts'
import { cityPropsFrom } from '../game/city-props.ts'
import { DesktopTable } from '../game/DesktopTable.tsx'
import { logBook } from '../game/log.ts'
import { type Parties, partiesOf, sitterName } from '../game/names.ts'
import { Opened } from '../game/Opened.tsx'
import { PhoneTable } from '../game/PhoneTable.tsx'
import table from '../game/table.module.css'
import { Detail } from '../hand/Detail.tsx'
import { actionLabel } from '../hand/labels.ts'
import { pieceName, say, terms, words } from '../i18n/index.ts'
import { Card } from '../look/Card.tsx'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { useNarrow } from '../look/useNarrow.ts'
import type { Moment } from '../table/course.ts'
import { type Sitter, seatsHere } from '../table/table.ts'
import { beginning, momentLink, OPEN } from './beginning.ts'
import { findPast } from './find.ts'
import type { Past } from './past.ts'
import styles from './replay.module.css'

type Found = { is: 'past'; past: Past } | { is: 'trouble'; title: string; text?: string }

export function ReplayScreen({ id }: { id: string }) {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    void findPast(id).then((past) =>
      setFound(past.ok ? { is: 'past', past: past.value } : { is: 'trouble', ...troubleOf(past.error) }),
    )
  }, [id])
  if (!found) return <Waiting />
  if (found.is === 'trouble') return <Notice title={found.title} text={found.text} />
  return <Replay past={found.past} />
}

const troubleOf = (problem: Problem): { title: string; text?: string } =>
  problem.code === 'gone' ? { title: words().gone } : { title: words().corrupt, text: say().problem(problem) }

function Replay({ past }: { past: Past }) {
  const narrow = useNarrow()
  const { rules, length, sitters, eyes, notice } = past
  const [begin] = useState(() => beginning(location.search, length, eyes))
  const [after, setAfter] = useState(begin.after)
  const [seenBy, setSeenBy] = useState(begin.eyes)
  const [open, setOpen] = useState<number>()
  const [detail, setDetail] = useState<Piece>()
  const front = Math.max(0, seenBy)
  const isWatched = !seatsHere(sitters).includes(front)
  useEffect(() => {
    history.replaceState(history.state, '', momentLink(past.id, after, seenBy))
  }, [past, after, seenBy])
  const view = useMemo(() => viewTable(past.at(after, seenBy)), [past, after, seenBy])
  const log = useMemo(() => logBook(rules, partiesOf(sitters)), [rules, sitters])
  const heard = useMemo(() => past.heard(seenBy), [past, seenBy])
  const drawn = useMemo(() => cityPropsFrom(view, front, sitters, isWatched), [view, front, sitters, isWatched])
  const cityProps = (city: CityView) => ({ ...drawn(city), onDetail: setDetail })
  const Layout = narrow ? PhoneTable : DesktopTable
  return (
    <main className={table.page}>
      <h1 className="hidden-text">{words().replay}</h1>
      <header className={styles.bar}>
        <Link href="/games" className="btn ghost icon" aria-label={words().yourGames}>
          <Icon name="left" size={18} />
        </Link>
        {view.age > 0 ? <b className={styles.when}>{terms().turn(view.age, view.turn)}</b> : undefined}
        <Controls after={after} of={length} onMove={setAfter} />
        <label className={styles.eyes}>
          <span>{words().seenBy}</span>
          <select value={seenBy} onChange={(event) => setSeenBy(Number(event.target.value))}>
            {eyes.map((seat) => (
              <option key={seat} value={seat}>
                {eyesWords(seat, sitters)}
              </option>
            ))}
          </select>
        </label>
        <Link href={past.game} className="btn">
          {isOver(view.game) || length === after ? words().scoreSheet : words().resume}
        </Link>
      </header>
      {notice ? <p className={styles.notice}>{notice}</p> : undefined}
      <Layout
        view={view}
        viewer={front}
        beat={undefined}
        across={acrossFrom(view.game, front)}
        prices={pricesFor(view.game, front)}
        lines={log(heard, after + 1)}
        cityProps={cityProps}
        hand={<ReplayHand view={view} front={front} move={past.next(after, seenBy)} party={partiesOf(sitters)} />}
        isWatched={isWatched}
        onOpen={setOpen}
      />
      {open === undefined ? undefined : <Opened {...cityProps(view.cities[open])} onClose={() => setOpen(undefined)} />}
      {detail ? (
        <Detail game={view.game} viewer={front} piece={detail} onClose={() => setDetail(undefined)} />
      ) : undefined}
    </main>
  )
}

function eyesWords(seat: number, sitters: readonly Sitter[]): string {
  if (seat === OPEN) return words().allOpen
  return seat === PUBLIC ? words().onlyPublic : sitterName(sitters[seat])
}

function Controls({ after, of, onMove }: { after: number; of: number; onMove: (after: number) => void }) {
  const w = words()
  const step = (icon: string, label: string, to: number) => (
    <button
      type="button"
      className="btn ghost icon"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > of}
      onClick={() => onMove(to)}
    >
      <Icon name={icon} size={16} />
    </button>
  )
  return (
    <div className={styles.controls}>
      {step('replay', w.first, after === 0 ? -1 : 0)}
      {step('left', w.previous, after - 1)}
      <input
        type="range"
        min={0}
        max={of}
        value={after}
        aria-label={w.move(after, of)}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      {step('right', w.next, after + 1)}
      <span className={styles.count}>{w.move(after, of)}</span>
    </div>
  )
}

interface ReplayHandProps {
  view: ReturnType<typeof viewTable>
  front: number
  move: Pick<Moment, 'seat' | 'move'> | undefined
  party: Parties
}

/** The hand of the seat in front, with the move that comes next. */
function ReplayHand({ view, front, move, party }: ReplayHandProps) {
  const hand = view.cities[front].hand.filter(({ index }) => index > 0)
  const piece = move?.move.card === undefined ? undefined : view.game.rules.byId.get(move.move.card)
  const chosen = piece && move?.seat === front ? hand.indexOf(piece) : -1
  return (
    <div className={styles.hand}>
      {move ? (
        <p className={styles.next}>
          <b>{words().labelled(party(move.seat).name, '')}</b>
          {actionLabel({ action: move.move.action, stage: Number(move.move.stage) || undefined, half: undefined })}{' '}
          {piece ? pieceName(piece) : ''}
        </p>
      ) : undefined}
      <ul className={styles.cards}>
        {keyed(hand, ({ id }) => id).map(({ key, thing: card }, i) => (
          <li key={key}>
            <Card rules={view.game.rules} piece={card} state={i === chosen ? 'chosen' : 'plain'} />
          </li>
        ))}
      </ul>
    </div>
  )
}
