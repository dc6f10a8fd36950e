/** Replay page of a game: forwards and backwards by turn, from the view of any seat, with analysis. */
import { isOver, type Piece, type Problem, PUBLIC } from '@heptapolis/engine/show'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { turnsOf } from '../analysis/accuracy.ts'
import { isAnalysed, recallAnalyses } from '../analysis/analyses.ts'
import { useAnalyses } from '../analysis/useAnalyses.ts'
import { LoadingNotice } from '../app/LoadingNotice.tsx'
import { Notice } from '../app/Notice.tsx'
import { acrossFrom, type CityView, pricesFor, viewTable } from '../city/view.ts'
import type { Parties } from '../game-model/names.ts'
import { momentLink, roundOf } from '../game-model/records/replay-steps.ts'
import { branchGame } from '../game-model/saved/games.ts'
import { seatsHere } from '../game-model/table.ts'
import { Detail } from '../hand/detail/Detail.tsx'
import { ExplainPlace } from '../help/ExplainPlace.tsx'
import { HouseRuleList } from '../house-rules/HouseRuleList.tsx'
import { say, terms, words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { useTitle } from '../look/page/useTitle.ts'
import { useHandheld } from '../look/useNarrow.ts'
import { DesktopTable } from '../table-screen/layouts/DesktopTable.tsx'
import { PhoneTable } from '../table-screen/layouts/phone/PhoneTable.tsx'
import { logBook } from '../table-screen/log/log.ts'
import { BoxesPanel } from '../table-screen/panels/BoxesPanel.tsx'
import { Opened } from '../table-screen/panels/Opened.tsx'
import { cityPropsFrom } from '../table-screen/state/city-props.ts'
import { useParties } from '../table-screen/state/useParties.ts'
import table from '../table-screen/table.module.css'
import { AnalysisPanel } from './AnalysisPanel.tsx'
import { findReplay } from './find.ts'
import { ReplayHand } from './ReplayHand.tsx'
import styles from './replay.module.css'
import { OPEN, replayStart } from './replay-start.ts'
import type { ReplayState } from './replay-state.ts'
import { Transport } from './Transport.tsx'
import { useSteps } from './useSteps.ts'

type OpenedReplay = { is: 'past'; past: ReplayState } | { is: 'trouble'; title: string; text?: string }

export function ReplayScreen({ id }: { id: string }) {
  const [found, setFound] = useState<OpenedReplay>()
  useEffect(() => {
    void findReplay(id).then((past) =>
      setFound(past.ok ? { is: 'past', past: past.value } : { is: 'trouble', ...troubleOf(past.error) }),
    )
  }, [id])
  if (!found) return <LoadingNotice />
  if (found.is === 'trouble') return <Notice title={found.title} text={found.text} />
  return <Replay past={found.past} />
}

const troubleOf = (problem: Problem): { title: string; text?: string } =>
  problem.code === 'gone'
    ? { title: words().gone, text: words().goneHelp }
    : { title: words().corrupt, text: say().problem(problem) }

function Replay({ past }: { past: ReplayState }) {
  const handheld = useHandheld()
  const [, navigate] = useLocation()
  const { id, rules, stops, sitters, viewers, notice, record } = past
  const last = stops.length - 1
  const [begin] = useState(() => replayStart(location.search, stops, viewers))
  const [seenBy, setSeenBy] = useState(begin.viewer)
  const front = Math.max(0, seenBy)
  const isEnded = useMemo(() => isOver(past.at(stops[last], viewers[0])), [past, stops, last, viewers])
  const [judging, setJudging] = useState(() => isAnalysed(id))
  useEffect(() => {
    if (record) void recallAnalyses(id, record).then((isThere) => setJudging((was) => was || isThere))
  }, [id, record])
  const looking = useAnalyses({ id, record, sitters, shared: past.analysis }, judging)
  const own = looking.analyses.find(({ seat }) => seat === front)
  const turns = own ? turnsOf(own).map(({ decision }) => roundOf(stops, decision.index)) : []
  const { round, playing, go, play } = useSteps(begin.round, last, turns)
  const after = stops[round]
  const [open, setOpen] = useState<number>()
  const [detail, setDetail] = useState<Piece>()
  const [hasBoxesOpen, setBoxesOpen] = useState(false)
  const isWatched = !seatsHere(sitters).includes(front)
  useEffect(() => {
    history.replaceState(history.state, '', momentLink(id, round, seenBy))
  }, [id, round, seenBy])
  const view = useMemo(() => viewTable(past.at(after, seenBy)), [past, after, seenBy])
  const party = useParties(sitters, view.cities)
  const log = useMemo(() => logBook(rules, party), [rules, party])
  const heard = useMemo(() => past.events(seenBy), [past, seenBy])
  const drawn = useMemo(() => cityPropsFrom(view, front, sitters, isWatched), [view, front, sitters, isWatched])
  const cityProps = (city: CityView) => ({ ...drawn(city), onDetail: setDetail })
  const said = view.age > 0 ? terms().turn(view.age, view.turn) : words().beforeAges
  const tryIt = async () => {
    if (record) navigate(`/play/${await branchGame({ record, sitters }, after, front)}`)
  }
  const onMoment = (to: number, seat: number) => {
    go(to)
    setSeenBy(seat)
  }
  useTitle(words().replay)
  const Layout = handheld ? PhoneTable : DesktopTable
  return (
    <main className={table.page}>
      <h1 className="hidden-text">{words().replay}</h1>
      <header className={styles.bar}>
        <Link href="/games" className="btn ghost icon" aria-label={words().yourGames}>
          <Icon name="left" size={18} />
        </Link>
        <b className={styles.when}>{said}</b>
        <Transport {...{ round, last, playing, said }} onGo={go} onPlay={play} />
        <label className={styles.eyes}>
          <span>{words().seenBy}</span>
          <select value={seenBy} onChange={(event) => setSeenBy(Number(event.target.value))}>
            {viewers.map((seat) => (
              <option key={seat} value={seat}>
                {viewerName(seat, party)}
              </option>
            ))}
          </select>
        </label>
        {record && isEnded && !judging ? (
          <button type="button" className="btn" onClick={() => setJudging(true)} title={words().analyseGame}>
            <Icon name="hint" size={17} /> <span>{words().analyseGame}</span>
          </button>
        ) : undefined}
        <Link href={past.game} className="btn" title={isEnded ? words().scoreSheet : words().resume}>
          <Icon name={isEnded ? 'vp' : 'right'} size={17} />{' '}
          <span>{isEnded ? words().scoreSheet : words().resume}</span>
        </Link>
      </header>
      {notice ? <p className={styles.notice}>{notice}</p> : undefined}
      <HouseRuleList terms={rules.setup} />
      <Layout
        view={view}
        viewer={front}
        beat={undefined}
        across={acrossFrom(view.game, front)}
        prices={pricesFor(view.game, front)}
        lines={log(heard, after + 1)}
        cityProps={cityProps}
        hand={
          <div ref={scrolledByKeys} className={styles.foot} data-judged={judging || undefined}>
            <ReplayHand view={view} front={front} chosen={past.chosen(round, seenBy)} party={party} />
            {judging ? (
              <AnalysisPanel {...{ past, looking, round, front, onMoment }} onGo={go} onTry={() => void tryIt()} />
            ) : undefined}
          </div>
        }
        opened={
          open === undefined ? undefined : (
            <Opened {...cityProps(view.cities[open])} onClose={() => setOpen(undefined)} />
          )
        }
        isWatched={isWatched}
        onOpen={setOpen}
        onBoxes={() => setBoxesOpen(true)}
      />
      {hasBoxesOpen ? <BoxesPanel view={view} viewer={front} onClose={() => setBoxesOpen(false)} /> : undefined}
      <ExplainPlace view={view} viewer={front} />
      {detail ? (
        <Detail game={view.game} viewer={front} piece={detail} onClose={() => setDetail(undefined)} />
      ) : undefined}
    </main>
  )
}

/** On a phone the footer scrolls; it must take the focus for keyboard users. */
const scrolledByKeys = (foot: HTMLElement | null): void => {
  if (foot) foot.tabIndex = 0
}

function viewerName(seat: number, party: Parties): string {
  if (seat === OPEN) return words().allOpen
  return seat === PUBLIC ? words().onlyPublic : party(seat).name
}
