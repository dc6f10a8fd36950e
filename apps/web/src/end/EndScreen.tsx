/** Screen at the end of a game: towers of points, the score sheet, and the source of each point. */
import { toPosition } from '@heptapolis/engine'
import { PUBLIC, scores } from '@heptapolis/engine/show'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isAnalysed, recallAnalyses } from '../analysis/analyses.ts'
import { exportGame } from '../analysis/exported-game.ts'
import { cityNames, viewTable } from '../city/view.ts'
import { forOthers, type Parties, partiesOf, playerName, you } from '../game-model/names.ts'
import { type GameTable, seatsHere } from '../game-model/table.ts'
import { HouseRuleList } from '../house-rules/HouseRuleList.tsx'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { useMounted } from '../look/page/useMounted.ts'
import { useTitle } from '../look/page/useTitle.ts'
import { BoxMark } from '../look/pieces/Tokens.tsx'
import { useTouchDevice } from '../look/useNarrow.ts'
import { ReportButton } from '../problem-report/ReportButton.tsx'
import { savesData } from '../settings/saves-data.ts'
import styles from './end.module.css'
import { lastEvents, ownPlace, titleOf, verdict } from './result-text.ts'
import { bgStatsLink, type GameTimes } from './share/bg-stats.ts'
import { ShareResult } from './share/ShareResult.tsx'
import { linkTo, playOf, turnsIn } from './share/shared-result.ts'
import { ScoreSheet } from './sheet/ScoreSheet.tsx'
import { type EndRatings, type FinalScore, inOrder, type Places } from './standing.ts'
import { storyIn, useEarlierScores } from './story/useStory.ts'
import { storyWords } from './story/words.ts'
import { Towers } from './towers/Towers.tsx'
import { Sunset, useSunsetDark } from './winner/Sunset.tsx'
import { WinnerMoment } from './winner/WinnerMoment.tsx'
import { endWords } from './words.ts'

const Analysis = lazy(() => import('../analysis/AnalysisSection.tsx').then((it) => ({ default: it.AnalysisSection })))

/** With more boxes only the symbol is shown. */
const FEW_BOXES = 4

interface EndProps {
  table: GameTable
  onLook: () => void
  /** Absent if the record is not available here. */
  onSave?: () => void
  /** Starts another game at once, if possible. */
  onAgain?: () => void
  /** Panels of an online table, below the result. */
  aside?: ReactNode
  /** Question to the players, always in view. */
  bar?: ReactNode
  /** Seat of the only viewer at an online table. */
  viewer?: number | undefined
  /** Rating changes, if the game was rated. */
  ratings?: EndRatings
  /** Closing text of a lesson, below the result. A lesson is not analysed: its coach has chosen the moves. */
  lesson?: ReactNode
  /** Ranking, if a player has left. */
  places?: Places
  /** When the game was played, if this device knows. */
  times?: GameTimes | undefined
  /** The remembered name of a person who is only "you" at this table. */
  ownName?: string
  /** The game has just ended: the winner is celebrated before the points are counted. */
  hasJustEnded?: boolean
}

export function EndScreen({
  table,
  onLook,
  onSave = () => void save(table),
  onAgain,
  aside,
  bar,
  viewer,
  ratings,
  lesson,
  places,
  times,
  ownName = '',
  hasJustEnded = false,
}: EndProps) {
  const w = words()
  const e = endWords()
  const game = table.sight(PUBLIC)
  const view = viewTable(game)
  const [story, setStory] = useState<'awaited' | 'told' | 'asked'>(isAnalysed(table.id) ? 'told' : 'awaited')
  useEffect(() => {
    void table.record().then(async (record) => {
      if (record && (await recallAnalyses(table.id, record))) setStory((was) => (was === 'awaited' ? 'told' : was))
    })
  }, [table])
  // An analysis uses the battery: on phones and tablets, and with a data saver, it starts on request unless it is stored.
  const isTouch = useTouchDevice()
  const startsAlone = !isTouch && !savesData()
  const people = seatsHere(table.sitters)
  const standings = scores(game)
    .map((score): FinalScore => {
      const { name, wonder, side } = view.cities[score.seat]
      const player = table.sitters[score.seat]
      return {
        seat: score.seat,
        title: name,
        subtitle: player ? playerName(player) : '',
        wonder,
        side,
        bot: player?.kind === 'bot',
        own: people.length === 1 && people[0] === score.seat,
        score: places ? { ...score, rank: places.rankOf(score.seat) } : score,
        bare: false,
      }
    })
    .sort(inOrder)
  const parties = partiesOf(table.sitters, cityNames(game))
  const shared = forOthers(parties, cityNames(game))
  const stayed = standings.filter(({ seat }) => !places?.hasLeft(seat))
  const isAnnounced = useMounted() || !hasJustEnded
  useTitle(titleOf(standings))
  const earlier = useEarlierScores(table)
  const told = (all: readonly FinalScore[]) => (earlier ? storyIn(all, earlier) : [])
  const areTiesShared = table.rules.setup.houseRules?.ties !== undefined
  const sentences = [verdict(stayed, shared, areTiesShared), ...told(standings.map((one) => ({ ...one, own: false })))]
  const [winner] = standings
  const isDark = useSunsetDark(winner.side)
  const boxes = table.rules.boxes.filter(({ id }) => table.rules.setup.boxes.includes(id))
  return (
    <main
      ref={counting}
      className={classes(styles.page, hasJustEnded && styles.celebrated)}
      style={{ '--sources': winner.score.rows.length }}
      data-theme={isDark ? 'dark' : undefined}
    >
      {hasJustEnded ? <WinnerMoment standings={standings} title={titleOf(standings)} /> : undefined}
      <div className={styles.end}>
        <Sunset wonder={winner.wonder} side={winner.side} className={styles.result}>
          <div className={styles.view}>
            <header className={styles.head}>
              <h1 ref={hasJustEnded ? takeFocus : undefined} tabIndex={-1}>
                {titleOf(standings)}
              </h1>
              <p role="status">
                {isAnnounced
                  ? `${verdict(stayed, seenBy(viewer, parties), areTiesShared)} ${ownPlace(standings)} ${places?.note ?? ''}`
                  : ''}
                {isAnnounced && hasJustEnded ? (
                  <span className="hidden-text"> {lastEvents(table, seenBy(viewer, parties))}</span>
                ) : undefined}
              </p>
              <span className={styles.boxes}>
                {ratings ? (
                  <span>
                    <Icon name="o-rated" size={14} /> {ratings.note}
                  </span>
                ) : undefined}
                {boxes.map(({ id }) => (
                  <span key={id} title={say().boxName(id)}>
                    <BoxMark box={id} size={16} />
                    <span className={classes(boxes.length > FEW_BOXES && 'hidden-text')}>{say().boxName(id)}</span>
                  </span>
                ))}
              </span>
              <ul className={styles.story} aria-label={storyWords().title}>
                {told(standings).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              {lesson}
            </header>
            <Towers standings={standings} ratingOf={ratings?.of} />
          </div>
          <div
            className={styles.counted}
            onAnimationEnd={() => setStory((was) => (was === 'awaited' && startsAlone ? 'told' : was))}
          >
            <ScoreSheet standings={standings} rules={table.rules} position={toPosition(game)} />
            <HouseRuleList terms={table.rules.setup} />
          </div>
        </Sunset>
        <div className={styles.foot}>
          <p className={styles.help}>{helpOf(table, standings)}</p>
          <nav className={styles.ways}>
            {onAgain ? (
              <button type="button" className="btn primary" onClick={onAgain}>
                {e.playAgain}
              </button>
            ) : undefined}
            <button type="button" className="btn ghost" onClick={onSave}>
              <Icon name="discard" size={17} /> {w.saveRecord}
            </button>
            {lesson ? undefined : (
              <button type="button" className="btn" onClick={() => setStory('asked')}>
                <Icon name="hint" size={17} /> {e.gameStory}
              </button>
            )}
            <Link href={`/replay/${table.id}`} className="btn">
              <Icon name="replay" size={17} /> {w.replay}
            </Link>
            <button type="button" className="btn" onClick={onLook}>
              <Icon name="cards" size={17} /> {e.lookAtCities}
            </button>
            <Link href="/new" className="btn">
              {e.otherSetup}
            </Link>
            <ShareResult
              standings={standings.map((one) => (parties(one.seat).isYou ? { ...one, subtitle: '' } : one))}
              title={titleOf(standings)}
              sentences={sentences}
              boxes={table.rules.setup.boxes}
              turns={() => turnsIn(table, shared)}
              link={() => linkTo(table, standings, parties)}
              bgStats={bgStatsLink({
                ...playOf(table, standings, { parties, ownName }),
                times: hasJustEnded ? { ...times, played: Date.now() } : times,
                comments: sentences.join(' '),
              })}
            />
            <ReportButton ended={table} />
          </nav>
        </div>
        {aside}
      </div>
      {story !== 'awaited' && !lesson ? (
        <Suspense>
          <Analysis table={table} isAsked={story === 'asked'} />
        </Suspense>
      ) : undefined}
      {bar}
    </main>
  )
}

/** How to read the result. The sentence about ties holds unless a house rule replaces it. */
function helpOf({ rules: { setup } }: GameTable, standings: readonly FinalScore[]): string {
  const w = endWords()
  if (setup.teams) return w.teamsHelp
  const hasLost = standings.some(({ score }) => score.rows.some(({ points }) => points < 0))
  return [hasLost ? w.lostHelp : '', setup.houseRules?.ties === undefined ? w.tiesHelp : ''].filter(Boolean).join(' ')
}

/** Addresses the viewer of an online table as "you": there every player has a name. */
const seenBy =
  (viewer: number | undefined, parties: Parties): Parties =>
  (seat) =>
    seat === viewer ? you() : parties(seat)

/** Screen readers continue at the result, unless the person has moved the focus. */
const takeFocus = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
}

async function save(table: GameTable): Promise<void> {
  const record = await table.record()
  if (record) await exportGame(table.id, record)
}

const SKIPS = [' ', 'Enter', 'Escape']

/** A press anywhere, or one of these keys, finishes the counting at once. */
function counting(page: HTMLElement | null): () => void {
  const finish = (event: Event) => {
    if (event instanceof KeyboardEvent && !SKIPS.includes(event.key)) return
    for (const motion of page?.getAnimations({ subtree: true }) ?? []) if (hasEnd(motion)) motion.finish()
  }
  addEventListener('pointerdown', finish)
  addEventListener('keydown', finish)
  return () => {
    removeEventListener('pointerdown', finish)
    removeEventListener('keydown', finish)
  }
}

/** Flags and clouds move for ever. */
const hasEnd = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
