/** A game played again: forwards and backwards, through anybody's eyes or all open. */
import { controller, isOver, type Piece, PUBLIC, sight, toldInFull, toldTo } from '@heptapolis/engine'
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
import { asItWas, type Course, gameAt, type Moment, playThrough } from '../table/course.ts'
import { findGame } from '../table/games.ts'
import type { Saved } from '../table/local.ts'
import type { Step } from '../table/table.ts'
import { beginning, eyesFor, OPEN } from './beginning.ts'
import styles from './replay.module.css'

type Found =
  | { is: 'course'; course: Course; saved: Saved; notice?: string }
  | { is: 'trouble'; title: string; text?: string }

export function ReplayScreen({ id }: { id: string }) {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    void findGame(id).then((kept) => {
      if (!kept) return setFound({ is: 'trouble', title: words().gone })
      const course = playThrough(kept.record)
      if (course.ok) return setFound({ is: 'course', course: course.value, saved: kept })
      const shown = course.error.code === 'rules-changed' ? asItWas(kept.record) : course
      setFound(
        shown.ok
          ? { is: 'course', course: shown.value, saved: kept, notice: words().asItWas }
          : { is: 'trouble', title: words().corrupt, text: say().problem(course.error) },
      )
    })
  }, [id])
  if (!found) return <Waiting />
  if (found.is === 'trouble') return <Notice title={found.title} text={found.text} />
  return <Replay {...found} />
}

function Replay({ course, saved, notice }: { course: Course; saved: Saved; notice?: string }) {
  const narrow = useNarrow()
  const { rules, moments } = course
  const isEnded = isOver(gameAt(course))
  const eyes = eyesFor(saved.sitters, isEnded)
  const [begin] = useState(() => beginning(location.search, moments.length, eyes))
  const [after, setAfter] = useState(begin.after)
  const [seenBy, setSeenBy] = useState(begin.eyes)
  const [open, setOpen] = useState<number>()
  const [detail, setDetail] = useState<Piece>()
  const front = Math.max(0, seenBy)
  const view = useMemo(() => {
    const whole = gameAt(course, after)
    return viewTable(seenBy === OPEN ? whole : sight(whole, seenBy))
  }, [course, after, seenBy])
  const log = useMemo(() => logBook(rules, partiesOf(saved.sitters)), [rules, saved])
  const heard = useMemo(() => heardBy(course, seenBy), [course, seenBy])
  const next = moments[after]
  // Before the end nobody learns here what another has chosen.
  const isOwn = next !== undefined && controller(view.game, next.seat) === seenBy
  const drawn = useMemo(() => cityPropsFrom(view, front, saved.sitters), [view, front, saved])
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
        <Controls after={after} of={moments.length} onMove={setAfter} />
        <label className={styles.eyes}>
          <span>{words().seenBy}</span>
          <select value={seenBy} onChange={(event) => setSeenBy(Number(event.target.value))}>
            {eyes.map((seat) => (
              <option key={seat} value={seat}>
                {eyesWords(seat, saved)}
              </option>
            ))}
          </select>
        </label>
        <Link href={`/play/${saved.id}`} className="btn">
          {isOver(view.game) || moments.length === after ? words().scoreSheet : words().resume}
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
        hand={
          <ReplayHand
            view={view}
            front={front}
            move={isEnded || isOwn ? next : undefined}
            party={partiesOf(saved.sitters)}
          />
        }
        onOpen={setOpen}
      />
      {open === undefined ? undefined : <Opened {...cityProps(view.cities[open])} onClose={() => setOpen(undefined)} />}
      {detail ? (
        <Detail game={view.game} viewer={front} piece={detail} onClose={() => setDetail(undefined)} />
      ) : undefined}
    </main>
  )
}

function eyesWords(seat: number, { sitters }: Saved): string {
  if (seat === OPEN) return words().allOpen
  return seat === PUBLIC ? words().onlyPublic : sitterName(sitters[seat])
}

/** What these eyes' owner was told, move by move. */
function heardBy(course: Course, seenBy: number): Pick<Step, 'events'>[] {
  const g = gameAt(course)
  return [course.opening, ...course.moments].map(({ events }) => ({
    events: events.map((event) => (seenBy === OPEN ? toldInFull(event) : toldTo(g, event, seenBy))),
  }))
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
  move: Moment | undefined
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
