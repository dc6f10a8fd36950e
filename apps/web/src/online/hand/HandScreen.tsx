/** Phone screen of a player around a shared tablet: the hand of one seat, its actions and payments. */
import { controller, isOver, type Piece, PUBLIC } from '@heptapolis/engine/show'
import { newNonce } from '@heptapolis/wire'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Notice } from '../../app/Notice.tsx'
import { Panel } from '../../city/Panel.tsx'
import { GoodsStrip, Stages } from '../../city/parts.tsx'
import { type CityView, viewTable } from '../../city/view.ts'
import { playerName } from '../../game-model/names.ts'
import type { PaymentOption } from '../../hand/choices.ts'
import { Detail } from '../../hand/detail/Detail.tsx'
import { Hand } from '../../hand/Hand.tsx'
import { ExplainPlace } from '../../help/ExplainPlace.tsx'
import { say, words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { CardBack } from '../../look/pieces/Card.tsx'
import { Monument } from '../../look/pieces/Monument.tsx'
import { Coin } from '../../look/pieces/Tokens.tsx'
import { usePlayback } from '../../table-screen/playback/playback.ts'
import { useSending } from '../../table-screen/state/useSending.ts'
import { useShot } from '../../table-screen/useShot.ts'
import { AgreementScreen, isAgreeing } from '../agreement/AgreementScreen.tsx'
import { LateStrip } from '../clocks/LateStrip.tsx'
import { ConnectionStrip } from '../connection/ConnectionStrip.tsx'
import { closeLinkNotice, ResumeLinkStrip } from '../connection/ResumeLinkStrip.tsx'
import type { RemoteTable } from '../connection/remote-table.ts'
import { type CommandState, useCommands } from '../connection/useCommands.ts'
import { useRemoteTable } from '../connection/useRemoteTable.ts'
import { sitDownAtRematch } from '../join/sit-down.ts'
import { Rematch } from '../play/Rematch.tsx'
import { VoteStrip } from '../play/VoteStrip.tsx'
import { TableLoader, type TableVisit } from '../TableLoader.tsx'
import { onlineWords, troubleText } from '../words.ts'
import styles from './hand.module.css'
import { useTurnedOver } from './useTurnedOver.ts'

export function HandScreen({ id }: { id: string }) {
  return <TableLoader id={id} render={(at) => <OwnHand {...at} />} />
}

function OwnHand({ subscription, snapshot }: TableVisit) {
  const w = onlineWords()
  const commands = useCommands(subscription)
  const [, navigate] = useLocation()
  if (snapshot.you.seat === undefined) {
    const own = snapshot.seats.findIndex(({ kind }) => kind === 'kept')
    if (own < 0 || snapshot.phase !== 'room') return <Notice title={w.cannotCome} text={w.lostHand} />
    return (
      <main className={styles.quiet}>
        <button
          type="button"
          className="btn primary"
          onClick={() => commands.run({ do: 'sit', name: snapshot.seats[own].name ?? w.you, nonce: newNonce() })}
        >
          {w.sitDown}
        </button>
      </main>
    )
  }
  if (snapshot.phase === 'over') {
    const next = (id: string) => void sitDownAtRematch(subscription, id).then(() => navigate(`/t/${id}/hand`))
    return (
      <main className={styles.quiet}>
        <Rematch snapshot={snapshot} commands={commands} onNext={next} />
        <Link href={`/t/${snapshot.id}`} className="btn">
          {words().scoreSheet}
        </Link>
      </main>
    )
  }
  if (subscription.isPlaying) return <Playing {...{ subscription, snapshot, commands }} />
  if (isAgreeing(snapshot)) return <AgreementScreen {...{ subscription, snapshot }} />
  return <Quiet {...{ subscription, snapshot }} said={w.waitsToBegin} />
}

type HandScreenProps = Omit<TableVisit, 'onReload'>

function Quiet({ subscription, snapshot, said }: HandScreenProps & { said: string }) {
  return (
    <main className={styles.quiet}>
      <ConnectionStrip subscription={subscription} />
      <h1>{onlineWords().youSit(snapshot.seats[snapshot.you.seat ?? 0].name ?? '')}</h1>
      <p role="status">{said}</p>
    </main>
  )
}

function Playing({ subscription, snapshot, commands }: HandScreenProps & { commands: CommandState }) {
  const opened = useRemoteTable(subscription, snapshot.you.seat)
  if (opened?.table) return <AtHand {...{ subscription, snapshot, commands }} table={opened.table} />
  const said = opened?.trouble ? troubleText(opened.trouble) : onlineWords().coming
  return <Quiet {...{ subscription, snapshot, said }} />
}

function AtHand({
  subscription,
  snapshot,
  commands,
  table,
}: HandScreenProps & { commands: CommandState; table: RemoteTable }) {
  const w = onlineWords()
  const shot = useShot(table)
  const { still, skip } = usePlayback(shot)
  const { send, sendNext, refusal } = useSending()
  const [isCovered, setCovered] = useState(false)
  const [hasMoved, setMoved] = useState(false)
  const [detail, setDetail] = useState<Piece>()
  useTurnedOver(() => setCovered(true))
  const viewer = snapshot.you.seat ?? 0
  const game = shot.sight(PUBLIC)
  const view = viewTable(shot.sight(viewer))
  const waiting = shot.waiting()
  const city = still ? waiting.find((one) => controller(game, one) === viewer) : undefined
  const asked = city === undefined ? undefined : shot.asked(city)
  const answer = (way: PaymentOption) => {
    if (city === undefined || !asked) return
    closeLinkNotice(snapshot.id)
    setMoved(true)
    void send(() => table.answer(city, way.move, asked.round))
  }
  const back = <CardBack mark={'I'.repeat(view.age)} />
  return (
    <main className={styles.hand} aria-label={words().yourHand} onClickCapture={still ? undefined : skip}>
      <OwnCity city={view.cities[viewer]} age={view.age} table={snapshot.id}>
        <button
          type="button"
          className="btn ghost icon"
          aria-label={isCovered ? w.uncoverHand : w.coverHand}
          aria-pressed={isCovered}
          onClick={() => setCovered(!isCovered)}
        >
          <Icon name="o-eye" size={20} />
        </button>
      </OwnCity>
      <ConnectionStrip subscription={subscription} hasMoved />
      <LateStrip snapshot={snapshot} table={shot} />
      <VoteStrip snapshot={snapshot} commands={commands} />
      {refusal ? <p role="alert">{words().refused(say().problem(refusal))}</p> : undefined}
      {isCovered ? (
        <section className={styles.played}>
          {back}
          <h2>{w.covered}</h2>
          <button type="button" className="btn" onClick={() => setCovered(false)}>
            {w.uncoverHand}
          </button>
        </section>
      ) : asked && city !== undefined ? (
        <Hand
          key={`${asked.round} ${city}`}
          game={view.game}
          viewer={viewer}
          city={city}
          cities={view.cities}
          asked={asked}
          title={titleOf(asked.id, city === viewer ? undefined : view.cities[city].name)}
          isAlone
          onAnswer={answer}
          onDetail={setDetail}
        />
      ) : (
        <section className={styles.played}>
          {still && shot.canTakeBack(viewer) ? (
            <>
              {back}
              <h2>{w.cardLies}</h2>
              <p>{w.cardTurns(waiting.map((one) => playerName(shot.sitters[one])))}</p>
              <button
                type="button"
                className="btn"
                onClick={() => void sendNext(() => table.takeBack(viewer, shot.steps(viewer).length))}
              >
                <Icon name="undo" size={18} /> {w.takeItBack}
              </button>
            </>
          ) : (
            <h2>{isOver(game) ? words().over : w.nothingAsked}</h2>
          )}
        </section>
      )}
      {/* Below the cards, which need the screen. */}
      {hasMoved ? undefined : <ResumeLinkStrip id={snapshot.id} />}
      {globalThis.isSecureContext ? <p className={styles.foot}>{w.turnOver}</p> : undefined}
      <ExplainPlace view={view} viewer={viewer} />
      {detail ? (
        <Detail game={view.game} viewer={viewer} piece={detail} onClose={() => setDetail(undefined)} />
      ) : undefined}
    </main>
  )
}

interface OwnCityProps {
  city: CityView
  age: number
  /** The id of its table. */
  table: string
  /** Controls beside the coins. */
  children: ReactNode
}

/** What one can pay with, and what a stage costs: on the tablet the city may face another side. */
const OwnCity = ({ city, age, table, children }: OwnCityProps) => (
  <Panel className={styles.city} label={city.name} {...{ city, age }} hasMound>
    <header className={styles.head}>
      <span className={styles.title}>
        <h1>{city.name}</h1>
        <Link href={`/t/${table}`}>{onlineWords().cityOnTable}</Link>
      </span>
      <span className={styles.coins}>
        <Coin coins="" size={17} /> <b>{city.coins}</b>
        <span className="hidden-text">{words().coinsLabel(city.coins)}</span>
      </span>
      {children}
    </header>
    <div className={styles.own}>
      <GoodsStrip goods={city.goods} seat={city.seat} own size={19} />
      <Stages stages={city.stages} seat={city.seat} size={15} />
    </div>
    <div className={styles.monument}>
      <Monument wonder={city.wonder} built={city.built} stages={city.stages.length} width={190} />
    </div>
  </Panel>
)

const titleOf = (question: string, city: string | undefined): string =>
  city === undefined
    ? say().question(question)
    : `${say().question(question).replace(/\.$/, '')} (${words().answerFor(city)})`
