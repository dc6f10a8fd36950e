/** A game played again: forwards and backwards, through anybody's eyes or all open. */
import { Game, isOver, type Piece, sight, strength } from '@heptapolis/engine'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Notice } from '../app/Notice.tsx'
import { Waiting } from '../app/Waiting.tsx'
import { acrossFrom, type CityView, placeOf, pricesFor, viewTable } from '../city/view.ts'
import { DesktopTable } from '../game/DesktopTable.tsx'
import { logBook, nameFor } from '../game/log.ts'
import { Opened } from '../game/Opened.tsx'
import { PhoneTable } from '../game/PhoneTable.tsx'
import table from '../game/table.module.css'
import { Detail } from '../hand/Detail.tsx'
import { actionLabel } from '../hand/labels.ts'
import { pieceName, words } from '../i18n/index.ts'
import { Card } from '../look/Card.tsx'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { useNarrow } from '../look/useNarrow.ts'
import { findGame } from '../table/games.ts'
import { type Course, playThrough, type Saved } from '../table/local.ts'
import type { Moment } from '../table/table.ts'
import { beginning } from './beginning.ts'
import styles from './replay.module.css'

type Found = { is: 'course'; course: Course; saved: Saved } | { is: 'trouble'; title: string; text?: string }

export function ReplayScreen({ id }: { id: string }) {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    void findGame(id).then((kept) => {
      if (!kept) return setFound({ is: 'trouble', title: words().gone })
      const course = playThrough(kept.record)
      setFound(
        course.ok
          ? { is: 'course', course: course.value, saved: kept }
          : { is: 'trouble', title: words().corrupt, text: course.error.message },
      )
    })
  }, [id])
  if (!found) return <Waiting />
  if (found.is === 'trouble') return <Notice title={found.title} text={found.text} />
  return <Replay course={found.course} saved={found.saved} />
}

const OPEN = -1

function Replay({ course, saved }: { course: Course; saved: Saved }) {
  const narrow = useNarrow()
  const [begin] = useState(() => beginning(location.search, course.moments.length, saved.sitters.length))
  const [after, setAfter] = useState(begin.after)
  const [seenBy, setSeenBy] = useState(begin.seat ?? OPEN)
  const [open, setOpen] = useState<number>()
  const [detail, setDetail] = useState<Piece>()
  const { rules, opening, moments } = course
  const front = Math.max(0, seenBy)
  const view = useMemo(() => {
    const whole = new Game(rules, after === 0 ? opening.after : moments[after - 1].after)
    return viewTable(seenBy === OPEN ? whole : sight(whole, seenBy))
  }, [rules, opening, moments, after, seenBy])
  const log = useMemo(() => logBook(rules, nameFor(saved.sitters)), [rules, saved])
  const cityProps = (city: CityView) => ({
    game: view.game,
    city,
    sitter: saved.sitters[city.seat],
    place: placeOf(view.game, front, city.seat),
    lead: city.seat === front ? undefined : strength(view.game, front) - city.shields,
    onDetail: setDetail,
  })
  const Layout = narrow ? PhoneTable : DesktopTable
  return (
    <main className={table.page}>
      <header className={styles.bar}>
        <Link href="/games" className="btn ghost icon" aria-label={words().yourGames}>
          <Icon name="left" size={18} />
        </Link>
        {view.age > 0 ? <b className={styles.when}>{words().did.turn(view.age, view.turn)}</b> : undefined}
        <Controls after={after} of={moments.length} onMove={setAfter} />
        <label className={styles.eyes}>
          <span>{words().seenBy}</span>
          <select value={seenBy} onChange={(event) => setSeenBy(Number(event.target.value))}>
            <option value={OPEN}>{words().allOpen}</option>
            {keyed(saved.sitters, ({ name }) => name).map(({ key, thing }, seat) => (
              <option key={key} value={seat}>
                {thing.name}
              </option>
            ))}
          </select>
        </label>
        <Link href={`/play/${saved.id}`} className="btn">
          {isOver(view.game) || moments.length === after ? words().scoreSheet : words().resume}
        </Link>
      </header>
      <Layout
        view={view}
        viewer={front}
        beat={undefined}
        across={acrossFrom(view.game, front)}
        prices={pricesFor(view.game, front)}
        lines={log(course, after)}
        cityProps={cityProps}
        hand={<ReplayHand view={view} front={front} move={moments[after]} name={nameFor(saved.sitters)} />}
        onOpen={setOpen}
      />
      {open === undefined ? undefined : <Opened {...cityProps(view.cities[open])} onClose={() => setOpen(undefined)} />}
      {detail ? (
        <Detail game={view.game} viewer={front} piece={detail} onClose={() => setDetail(undefined)} />
      ) : undefined}
    </main>
  )
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
  name: (seat: number) => string
}

/** The hand of the seat in front, with the move that comes next. */
function ReplayHand({ view, front, move, name }: ReplayHandProps) {
  const hand = view.cities[front].hand.filter(({ index }) => index > 0)
  const piece = move?.move.card === undefined ? undefined : view.game.rules.byId.get(move.move.card)
  const chosen = piece && move?.seat === front ? hand.indexOf(piece) : -1
  return (
    <div className={styles.hand}>
      {move ? (
        <p className={styles.next}>
          <b>{name(move.seat)}</b>:{' '}
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
