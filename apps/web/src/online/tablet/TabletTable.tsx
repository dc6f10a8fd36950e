/**
 * Public table on a shared tablet: cities face their players, shields meet on the shared edges, cards lie face down.
 */
import { isOver, type Piece, PUBLIC, type Seat } from '@heptapolis/engine/show'
import type { TableSnapshot } from '@heptapolis/table'
import { useMemo, useState } from 'react'
import { hasTiles } from '../../boxes/BoxTiles.tsx'
import type { TableView } from '../../city/view.ts'
import { seatsHere } from '../../game-model/table.ts'
import { Detail } from '../../hand/detail/Detail.tsx'
import { roundTheTable } from '../../hand/passing.ts'
import { words } from '../../i18n/index.ts'
import { BREAKPOINTS } from '../../look/breakpoints.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { useMedia } from '../../look/useNarrow.ts'
import { Boxes, Progress } from '../../table-screen/bar/Bar.tsx'
import { Menu } from '../../table-screen/bar/Menu.tsx'
import { LogPanel } from '../../table-screen/log/LogPanel.tsx'
import { logBook } from '../../table-screen/log/log.ts'
import { BoxesPanel } from '../../table-screen/panels/BoxesPanel.tsx'
import { SidePanel } from '../../table-screen/panels/SidePanel.tsx'
import { AgeCard } from '../../table-screen/playback/AgeCard.tsx'
import { Payments } from '../../table-screen/playback/Payments.tsx'
import { beforeTokens } from '../../table-screen/playback/pending.ts'
import { usePlayback } from '../../table-screen/playback/playback.ts'
import { useParties } from '../../table-screen/state/useParties.ts'
import { freshIn, useView } from '../../table-screen/state/useView.ts'
import { useEnding } from '../../table-screen/useEnding.ts'
import { useShot } from '../../table-screen/useShot.ts'
import { ConnectionStrip } from '../connection/ConnectionStrip.tsx'
import type { RemoteTable } from '../connection/remote-table.ts'
import type { TableSubscription } from '../connection/subscription.ts'
import type { CommandState } from '../connection/useCommands.ts'
import { VoteStrip } from '../play/VoteStrip.tsx'
import { onlineWords } from '../words.ts'
import { Codes } from './Codes.tsx'
import { useCoveredHands } from './CoveredHands.tsx'
import room from './room.module.css'
import { rowsOf } from './round.ts'
import { TabletCity } from './TabletCity.tsx'
import styles from './tablet.module.css'

interface TabletTableProps {
  table: RemoteTable
  snapshot: TableSnapshot
  subscription: TableSubscription
  commands: CommandState
  onEnd: () => void
}

/** Cities in a row that have room for a monument beside the town. */
const WIDE = 2

type Panel = 'log' | 'menu' | 'boxes' | 'codes'

export function TabletTable({ table, snapshot, subscription, commands, onEnd }: TabletTableProps) {
  const w = onlineWords()
  const shot = useShot(table)
  const playback = usePlayback(shot)
  const { after, beat, still } = playback
  const [panel, setPanel] = useState<Panel>()
  const [detail, setDetail] = useState<Piece>()
  const [isOneWay, setOneWay] = useState(false)
  const { rules, sitters } = shot
  const steps = shot.steps(PUBLIC)
  const isPast = after < steps.length
  const now = useView(isPast ? steps[after - 1].seen : shot.sight(PUBLIC), isPast)
  const before = steps[after - 2]?.seen
  const view = useMemo(() => beforeTokens(now, beat, before), [now, beat, before])
  const party = useParties(sitters, view.cities)
  const log = useMemo(() => logBook(rules, party), [rules, party])
  const fresh = useMemo(() => freshIn(beat), [beat])
  const over = still && isOver(view.game)
  useEnding(over, onEnd)
  const { above, below } = rowsOf(view.cities.length)
  const isUpright = useMedia(BREAKPOINTS.tablet)
  const close = () => setPanel(undefined)
  const { pressOf, hands } = useCoveredHands({ table, shot, still, people: seatsHere(sitters) })
  const waiting = still ? shot.waiting().map(party) : []
  const said = waiting.length > 0 ? words().waiting(waiting) : ''
  const row = (seats: readonly Seat[], isTurned: boolean) => (
    <div
      className={classes(styles.row, isTurned && styles.turned)}
      style={{ '--cities': seats.length }}
      data-many={seats.length > 2 || undefined}
    >
      {(isTurned ? [...seats].reverse() : seats).map((seat, i, all) => (
        <TabletCity
          key={seat}
          game={view.game}
          city={view.cities[seat]}
          player={sitters[seat]}
          fresh={fresh.get(seat)}
          beat={beat}
          isAsked={still && !isOver(view.game)}
          press={pressOf(seat)}
          age={view.age}
          meets={i === 0 ? undefined : view.cities[all[i - 1]]}
          room={isUpright ? 'high' : seats.length > WIDE ? 'narrow' : 'wide'}
        />
      ))}
    </div>
  )
  return (
    <main className={styles.tablet} aria-label={words().table} onClickCapture={still ? undefined : playback.skip}>
      {row(above, !isOneWay)}
      <section className={styles.middle} aria-label={w.middle}>
        <Meet view={view} seats={[above[0], below[0]]} />
        <div className={styles.lost}>
          <button type="button" className="btn" onClick={() => setPanel('codes')}>
            <Icon name="o-phone" size={18} /> {w.showCodes}
          </button>
          <span>{w.lostHand}</span>
        </div>
        <div className={styles.centre}>
          <span className={classes(styles.said, isOneWay ? undefined : styles.turned)} aria-hidden="true">
            {said}
          </span>
          <Progress view={view} />
          <span className={styles.said} role="status">
            {said}
          </span>
        </div>
        <div className={styles.facts}>
          <Direction view={view} />
          <span>
            <Icon name="discard" size={19} />
            <span>
              {words().discarded(view.discarded)}
              <i>{w.faceDown}</i>
            </span>
          </span>
          <Boxes view={view} onOpen={hasTiles(view) ? () => setPanel('boxes') : undefined} />
          <Tool icon="log" label={words().log} onClick={() => setPanel('log')} />
          <Tool icon="menu" label={words().menu} onClick={() => setPanel('menu')} />
        </div>
        <Meet view={view} seats={[below[below.length - 1], above[above.length - 1]]} />
      </section>
      {row(below, false)}
      <div className={styles.notes}>
        <ConnectionStrip subscription={subscription} />
        <VoteStrip snapshot={snapshot} commands={commands} />
        {hands}
      </div>
      <Payments game={view.game} beat={beat} />
      <AgeCard beat={beat} view={view} seat={below[0]} />
      {panel === 'log' ? (
        <LogPanel rules={rules} lines={log(steps, after)} onDetail={setDetail} onClose={close} />
      ) : undefined}
      {detail ? (
        <Detail game={view.game} viewer={below[0]} piece={detail} onClose={() => setDetail(undefined)} />
      ) : undefined}
      {panel === 'boxes' ? <BoxesPanel view={view} viewer={below[0]} onClose={close} /> : undefined}
      {panel === 'menu' ? <Menu id={table.id} setup={rules.setup} keeping={undefined} onClose={close} /> : undefined}
      {panel === 'codes' ? (
        <SidePanel title={w.showCodes} onClose={close}>
          <div className={styles.panel}>
            <Codes snapshot={snapshot} />
            <label className={room.check}>
              <input type="checkbox" checked={isOneWay} onChange={() => setOneWay(!isOneWay)} /> {w.allOneWay}
            </label>
          </div>
        </SidePanel>
      ) : undefined}
    </main>
  )
}

/** Shields of the neighbours at the ends of the table. */
function Meet({ view, seats: [one, other] }: { view: TableView; seats: [Seat, Seat] }) {
  return (
    <span className={classes(styles.meet, styles.upright)} title={words().ifAgeEnded}>
      <b>{view.cities[one].shields}</b>
      <Icon name="shield" size={17} label={words().shieldsLabel} />
      <b>{view.cities[other].shields}</b>
    </span>
  )
}

function Direction({ view }: { view: TableView }) {
  const w = onlineWords()
  const side = roundTheTable(view.game)
  if (!side) return undefined
  return (
    <span title={w.handsGo[side]}>
      <Icon name={`pass-${side}`} size={20} />
      {w.handsPass[side]}
    </span>
  )
}

function Tool({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className="btn ghost icon" onClick={onClick} title={label}>
      <Icon name={icon} size={18} />
    </button>
  )
}
