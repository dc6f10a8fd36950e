/** Page of a deal on this device: play it with each wonder, compare the results, or make a deal for groups. */
import { type MadeDeal, randomHex } from '@heptapolis/wire'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { listGames, type StoredGame } from '../game-model/saved/store.ts'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import { copyText } from '../look/copy.ts'
import { Icon } from '../look/Icon.tsx'
import { rejectionText } from '../online/connection/rejections.ts'
import { server } from '../online/server/server.ts'
import { levelOf, planToQuery, type SetupPlan, setupOf } from '../setup/plan.ts'
import { startGame } from '../setup/start.ts'
import { recallPlan } from '../setup/storage.ts'
import { cityAt, DealComparison } from './DealComparison.tsx'
import styles from './deals.module.css'
import { boardsOf, type LocalDeal, localDeal, planAt, type SeatBoard } from './local-deal.ts'
import { dealWords } from './words.ts'

const LEVEL = 'medium'

export function LocalDealScreen() {
  const w = dealWords()
  const [plan] = useState(() => recallPlan(location.search))
  const [stored, setStored] = useState<readonly StoredGame[]>([])
  useEffect(() => void listGames().then(setStored), [])
  // A link without a set-up gets one, so that the address can be shared.
  useEffect(() => history.replaceState(history.state, '', `/deal?${planToQuery(plan)}`), [plan])
  const setup = useMemo(() => setupOf(plan, ''), [plan])
  const boards = useMemo(() => boardsOf(setup), [setup])
  const deal = useMemo(() => localDeal(setup, stored), [setup, stored])
  return (
    <main className={classes('page-column', styles.page)}>
      <PageHead scene="deal" title={w.title} lead={w.lead(plan.seats.length, plan.boxes.map(say().boxName))}>
        <CopyLink plan={plan} />
      </PageHead>
      <Seats plan={plan} boards={boards} deal={deal} />
      <Groups plan={plan} />
      {deal.games.length > 0 ? <DealComparison games={deal.games} /> : undefined}
    </main>
  )
}

function CopyLink({ plan }: { plan: SetupPlan }) {
  const w = dealWords()
  const [copied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="btn"
      onClick={() => void copyText(`${location.origin}/deal?${planToQuery(plan)}`).then(setCopied)}
    >
      <Icon name="o-copy" size={15} /> {copied ? w.copied : w.copyLink}
    </button>
  )
}

function Seats({ plan, boards, deal }: { plan: SetupPlan; boards: readonly SeatBoard[]; deal: LocalDeal }) {
  const w = dealWords()
  return (
    <section className="panel" aria-labelledby="deal-here">
      <h2 id="deal-here">{w.here}</h2>
      <p className={styles.quiet}>{w.hereHelp}</p>
      <ol className={styles.seats}>
        {boards.map((board, seat) => (
          <li key={board.wonder}>
            <span className={styles.who}>{w.seat(seat + 1, cityAt(board))}</span>
            <SeatAction plan={plan} seat={seat} board={board} deal={deal} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function SeatAction({ plan, seat, board, deal }: { plan: SetupPlan; seat: number; board: SeatBoard; deal: LocalDeal }) {
  const w = dealWords()
  const [, navigate] = useLocation()
  const running = deal.running.get(seat)
  const label = w.playSeat(cityAt(board))
  if (running !== undefined) {
    return (
      <Link href={running} className="btn primary" aria-label={words().labelled(w.goOn, cityAt(board))}>
        {w.goOn}
      </Link>
    )
  }
  const play = async () => navigate(await startGame(planAt(plan, seat, levelOf(plan) || LEVEL)))
  const isPlayed = deal.played.has(seat)
  return (
    <button
      type="button"
      className={classes('btn', !isPlayed && 'primary')}
      aria-label={label}
      onClick={() => void play()}
    >
      {isPlayed ? w.again : w.play}
    </button>
  )
}

function Groups({ plan }: { plan: SetupPlan }) {
  const w = dealWords()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string>()
  const make = async () => {
    await server.me()
    const { seed: _, seats, without, ...setup } = setupOf(plan, '')
    const wishes = seats.map(({ name: _, ...wish }) => wish)
    const isFixed = wishes.some(({ wonder }) => wonder !== undefined)
    const made = await server.request<MadeDeal>('POST', '/deals', {
      cid: randomHex(8),
      terms: { ...setup, seats: wishes },
      options: { ...(isFixed ? { wonders: 'fixed' } : {}), ...(without ? { without } : {}) },
    })
    if (made.ok) navigate(`/deal/${made.value.deal}`)
    else setProblem(rejectionText(made.error.code, { ...setup, seats: wishes }))
  }
  return (
    <section className="panel" aria-labelledby="deal-groups">
      <h2 id="deal-groups">{w.groups}</h2>
      <p className={styles.quiet}>{w.groupsHelp}</p>
      <button type="button" className="btn" onClick={() => void make()}>
        <Icon name="o-friends" size={17} /> {w.makeDeal}
      </button>
      {problem ? (
        <p className={styles.trouble} role="alert">
          {problem}
        </p>
      ) : undefined}
    </section>
  )
}
