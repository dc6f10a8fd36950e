/** Screen of a running game: cities, and the hand of the player who chooses. */
import {
  controller,
  type Game,
  hasAnswered,
  isOver,
  left,
  type Piece,
  PUBLIC,
  type Result,
  right,
  type Seen,
} from '@heptapolis/engine/show'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { HintPlace } from '../analysis/hint/HintPlace.tsx'
import { useHint } from '../analysis/hint/useHint.ts'
import { hasTiles } from '../boxes/BoxTiles.tsx'
import { shareHands } from '../city/fights.ts'
import { acrossFrom, type CityView, pricesFor } from '../city/view.ts'
import { type Parties, partyOf } from '../game-model/names.ts'
import { type GameTable, seatsHere, type TableQuestion, type TableStep } from '../game-model/table.ts'
import type { PaymentOption } from '../hand/choices.ts'
import { Detail } from '../hand/Detail.tsx'
import type { CoachAdvice, QuestionText } from '../hand/Hand.tsx'
import { ExplainPlace } from '../help/ExplainPlace.tsx'
import type { HelpPage } from '../help/Help.tsx'
import { say, words } from '../i18n/index.ts'
import { focusHome } from '../look/focus.ts'
import { useHandheld } from '../look/useNarrow.ts'
import { useTitle } from '../look/useTitle.ts'
import { ruleLink } from '../rules/mix/links.ts'
import { change, settings } from '../settings/settings.ts'
import { sound } from '../settings/sound.ts'
import { turnTheme } from '../settings/theme.ts'
import { currentRule } from '../tooltips/current-rule.ts'
import { type CoachTarget, Pointing } from '../tooltips/Tooltip.tsx'
import { Bar } from './bar/Bar.tsx'
import { Menu, type SavedGameActions } from './bar/Menu.tsx'
import { Cover } from './Cover.tsx'
import { cityPropsFrom } from './city-props.ts'
import { DesktopTable } from './layouts/DesktopTable.tsx'
import { PhoneTable } from './layouts/PhoneTable.tsx'
import { sinceAsked, startText } from './log/announcement.ts'
import { causeOf } from './log/causes.ts'
import { LogPanel } from './log/LogPanel.tsx'
import { type LogLine, linesOf, logBook } from './log/log.ts'
import { News } from './log/News.tsx'
import { useAnnouncement } from './log/useAnnouncement.ts'
import { OpenQuestion } from './OpenQuestion.tsx'
import { BoxesPanel } from './panels/BoxesPanel.tsx'
import { Opened } from './panels/Opened.tsx'
import { AgeCard } from './playback/AgeCard.tsx'
import { Duel } from './playback/Duel.tsx'
import { Payments } from './playback/Payments.tsx'
import { beforeTokens } from './playback/pending.ts'
import { type Playback, usePlayback } from './playback/playback.ts'
import styles from './table.module.css'
import { useEnding } from './useEnding.ts'
import { useParties } from './useParties.ts'
import { useSending } from './useSending.ts'
import { type Shot, useShot } from './useShot.ts'
import { useTableKeys } from './useTableKeys.ts'
import { freshIn, useView } from './useView.ts'
import { Waiting } from './Waiting.tsx'

const TextTable = lazy(() => import('./text-mode/TextTable.tsx').then((it) => ({ default: it.TextTable })))
const Help = lazy(() => import('../help/Help.tsx').then((it) => ({ default: it.Help })))

/** Additional parts of an online table. */
export interface OnlineParts {
  /** Below the bar: connection, votes, latest message. */
  strip: ReactNode
  /** Replaces the hand of a viewer without one. */
  instead: ReactNode
  /** In the bar. */
  tools: ReactNode
  panel: ReactNode
  /** In the middle: a vote, the latest message, and chat with log lines. */
  question: ReactNode
  said: ReactNode
  drawer: ((lines: readonly LogLine[]) => ReactNode) | undefined
  /** Reason of a rejected command. */
  problem: string | undefined
}

/** Comment of a coach on a question, and its target. */
export interface CoachedHand extends CoachAdvice {
  point: CoachTarget | undefined
}

/** Answer on its way: it is announced until something else happens. */
interface SentAnswer {
  text: string
  asked: TableQuestion
  /** Steps shown when it was given. */
  step: number
}

interface TableScreenProps {
  table: GameTable
  coach?: (seen: Seen, asked: TableQuestion) => CoachedHand | undefined
  /** Actions for a game stored in this browser. */
  keeping?: SavedGameActions
  around?: OnlineParts
  onEnd: () => void
}

export function TableScreen({ table, coach, keeping, around, onEnd }: TableScreenProps) {
  const shot = useShot(table)
  const narrow = useHandheld()
  const playback = usePlayback(shot, coach !== undefined)
  const { viewer, answering, people } = useViewer(shot, playback.still)
  const [shownTo, setShownTo] = useState<number>()
  const [opened, setOpened] = useState<number>()
  const [detail, setDetail] = useState<Piece>()
  const [panel, setPanel] = useState<'log' | 'menu' | 'boxes'>()
  const [help, setHelp] = useState<HelpPage>()
  const isText = settings((now) => now.text)
  const [spoken, setSpoken] = useState<QuestionText>()
  const [sent, setSent] = useState<SentAnswer>()
  const [undone, setUndone] = useState<{ round: number | undefined }>()
  const closePanel = useCallback(() => setPanel(undefined), [])
  const { rules, sitters } = shot
  const shares = shareHands(shot.sight(PUBLIC), people)
  const covered = shownTo !== viewer && !shares
  // While the device is passed on, it shows the public view from a fixed side.
  const side = covered ? (people[0] ?? viewer) : viewer
  const isWatched = people.length === 0
  const seenBy = covered || !people.includes(viewer) ? PUBLIC : viewer
  const { after, beat, still } = playback
  const steps = shot.steps(seenBy)
  const isPast = after < steps.length
  const seen = isPast ? steps[after - 1].seen : shot.sight(seenBy)
  const now = useView(seen, isPast)
  const before = steps[after - 2]?.seen
  const view = useMemo(() => beforeTokens(now, beat, before), [now, beat, before])
  useEffect(() => hearBeat(beat), [beat])
  const party = useParties(sitters, view.cities)
  const log = useMemo(() => logBook(rules, party), [rules, party])
  const heard = awaitsFights(beat) ? after - 1 : after
  const lines = useMemo(() => log(steps, heard), [log, steps, heard])
  const asked = still && answering !== undefined ? shot.asked(answering) : undefined
  const hint = useHint(table, people, asked ? answering : undefined, asked)
  const fresh = useMemo(() => freshIn(beat), [beat])
  const coached = useMemo(() => (asked ? coach?.(seen, asked) : undefined), [asked, coach, seen])

  useTitle(view.cities[side].name)
  const over = still && isOver(view.game)
  useEnding(over, onEnd)

  const { send, sendNext, refusal } = useSending()
  const answer = (way: PaymentOption, announced?: string) => {
    // A hand that is about to disappear may still be clicked.
    if (answering === undefined || !asked || table.asked(answering)?.round !== asked.round) return
    sound('paper')
    setUndone(undefined)
    setSent(announced === undefined ? undefined : { text: announced, asked, step: steps.length })
    void send(() => table.answer(answering, way.move, asked.round)).then((counts) => {
      if (counts && people.length > 1) setShownTo(undefined)
    })
  }
  // A person without a name is called by their city: "Pass the screen to You" would name nobody.
  const calledAt = (seat: number) => (party(seat).isYou ? view.cities[seat].name : partyOf(sitters[seat]).name)
  const toggle = (wanted: typeof panel) => setPanel(panel === wanted ? undefined : wanted)
  const sendUndo = (what: () => Promise<Result<unknown>>) =>
    void sendNext(what).then((counts) => counts && setUndone({ round: asked?.round }))
  const takeBack = (seat: number) => sendUndo(() => table.takeBack(seat, steps.length))
  const chooser = shares ? [viewer, ...people].find((seat) => shot.canTakeBack(seat)) : viewer
  const undo = undoing(table, shot, chooser ?? viewer, steps.length)
  const drawn = useMemo(() => cityPropsFrom(view, side, sitters, isWatched), [view, side, sitters, isWatched])
  const cityProps = (city: CityView) => ({ ...drawn(city), fresh: fresh.get(city.seat), onDetail: setDetail })
  const isBeside = [panel, opened, detail].some((beside) => beside !== undefined)
  useTableKeys(
    help === undefined
      ? {
          '?': () => setHelp('keys'),
          l: () => setHelp('legend'),
          c: () => setHelp('chains'),
          r: () => void open(currentRule() ?? ruleLink(rules.setup, 'overview'), '_blank', 'noreferrer'),
          g: () => toggle('log'),
          m: () => toggle('menu'),
          x: toggleText,
          t: turnTheme,
          h: hint?.toggle,
          escape: isBeside ? undefined : focusHome,
          u: still && undo ? () => sendUndo(undo) : undefined,
        }
      : { '?': () => setHelp(undefined) },
  )
  const hand =
    still && around?.instead ? (
      around.instead
    ) : !asked ? (
      <Waiting
        view={view}
        table={shot}
        chosen={still && !covered ? shot.chosen(viewer) : undefined}
        still={still}
        happening={happening(shot, steps, playback, party)}
        duel={beat?.is === 'conflict' ? <Duel beat={beat} cities={view.cities} own={people[0]} /> : undefined}
        onEnd={isOver(view.game) ? onEnd : undefined}
        onSkip={playback.skip}
        onTakeBack={shot.canTakeBack(viewer) && still ? () => takeBack(viewer) : undefined}
      />
    ) : covered ? (
      <Cover
        name={calledAt(viewer)}
        age={view.age}
        cards={view.cities[viewer].hand.length}
        chosen={people
          .filter((seat) => seat !== viewer && shot.canTakeBack(seat))
          .map((seat) => ({ name: calledAt(seat), again: () => takeBack(seat) }))}
        onShow={() => setShownTo(viewer)}
      />
    ) : (
      <>
        {hint ? <HintPlace hint={hint} isPlain={coach !== undefined} /> : undefined}
        <OpenQuestion
          key={`${asked.round} ${answering}`}
          isText={isText}
          game={view.game}
          viewer={viewer}
          city={answering ?? viewer}
          cities={view.cities}
          asked={asked}
          title={titleOf(asked, answering === viewer ? undefined : view.cities[answering ?? viewer].name)}
          cause={causeOf(asked.id, rules, steps, viewer, party)}
          suggested={hint?.given?.advised?.best[0]?.move}
          coach={coached}
          lines={lines}
          onSpoken={setSpoken}
          onAnswer={answer}
          onDetail={setDetail}
          onUndo={still && undo ? () => sendUndo(undo) : undefined}
        />
      </>
    )
  const near = [side, left(view.game, side), right(view.game, side)]
  const isOpen = asked !== undefined && !covered
  // The undo is accepted before the table shows it.
  const isUndone = undone !== undefined && undone.round !== asked?.round
  const told = isOpen && spoken?.asked === asked ? spoken : undefined
  const start = steps.length > 1 || isWatched ? undefined : startText(view, side, party)
  // The events were announced with the question about the own card.
  const isSecond = asked?.id === 'turn' && answering !== viewer && hasAnswered(view.game, viewer)
  const happened = {
    rules,
    heard: sinceAsked(steps, side),
    party,
    near,
    instead: isUndone ? words().undone : isSecond ? '' : start,
  }
  const isTold = still && (told !== undefined || !isOpen)
  const isSent = sent !== undefined && sent.asked !== asked && !isOpen && !isUndone && sent.step === after
  const announced = useAnnouncement(
    steps.length,
    isSent
      ? [happened, { asked: sent.asked, text: sent.text, isChosen: true }, '']
      : isTold
        ? [happened, told, isOpen ? '' : waitingWords(shot, view.game, party)]
        : undefined,
  )
  const Layout = isText ? TextTable : narrow ? PhoneTable : DesktopTable
  return (
    <main className={styles.page} aria-label={words().table} onClickCapture={still ? undefined : playback.skip}>
      <h1 className="hidden-text">{words().table}</h1>
      <Bar
        view={view}
        viewer={side}
        question={asked?.id}
        sitters={sitters}
        waiting={still ? shot.waiting() : []}
        hint={hint}
        tools={around?.tools}
        onTakeBack={still && undo ? () => sendUndo(undo) : undefined}
        onBoxes={hasTiles(view) ? () => toggle('boxes') : undefined}
        onLog={() => toggle('log')}
        onHelp={() => setHelp(narrow ? 'legend' : 'keys')}
        onMenu={() => toggle('menu')}
      />
      {around?.strip}
      <News rules={rules} events={steps[after - 1]?.events ?? []} party={party} />
      <Pointing value={coached?.point}>
        <Suspense>
          <Layout
            view={view}
            viewer={side}
            beat={beat}
            across={acrossFrom(view.game, side)}
            prices={pricesFor(view.game, side)}
            lines={lines}
            cityProps={cityProps}
            hand={hand}
            opened={
              opened === undefined ? undefined : (
                <Opened {...cityProps(view.cities[opened])} onClose={() => setOpened(undefined)} />
              )
            }
            isWatched={isWatched}
            middle={
              around ? { question: around.question, said: around.said, drawer: around.drawer?.(lines) } : undefined
            }
            onOpen={setOpened}
            onBoxes={() => toggle('boxes')}
          />
        </Suspense>
      </Pointing>
      <Payments game={view.game} beat={beat} />
      <AgeCard beat={beat} view={view} onContinue={coach && playback.skip} />
      {detail ? (
        <Detail game={view.game} viewer={side} piece={detail} onClose={() => setDetail(undefined)} />
      ) : undefined}
      {panel === 'log' ? <LogPanel rules={rules} lines={lines} onDetail={setDetail} onClose={closePanel} /> : undefined}
      {panel === 'boxes' ? <BoxesPanel view={view} viewer={side} onClose={closePanel} /> : undefined}
      {panel === 'menu' ? (
        <Menu id={table.id} setup={rules.setup} keeping={keeping} onText={toggleText} onClose={closePanel} />
      ) : undefined}
      {still ? <ExplainPlace view={view} viewer={side} /> : undefined}
      {help ? (
        <Suspense>
          <Help
            page={help}
            rules={rules}
            own={view.cities[side].standing}
            onDetail={(piece) => {
              setHelp(undefined)
              setDetail(piece)
            }}
            onPage={setHelp}
            onClose={() => setHelp(undefined)}
          />
        </Suspense>
      ) : undefined}
      {around?.panel}
      {refusal ? (
        <p className={styles.trouble} role="alert">
          {words().refused(refusal.code === 'round-over' ? words().tooLate : say().problem(refusal))}
        </p>
      ) : (around?.problem ?? shot.trouble) ? (
        <p className={styles.trouble} role="alert">
          {around?.problem ?? shot.trouble}
        </p>
      ) : undefined}
      <p className="hidden-text" role="status" aria-live="polite">
        {announced}
      </p>
    </main>
  )
}

/** Keeps the choice in the settings of this browser. */
const toggleText = (): void => change({ text: !settings.getState().text })

/** The result of a fight is hidden until it is shown. */
const awaitsFights = (beat: Playback['beat']): boolean =>
  beat?.is === 'conflict' || (beat?.is === 'settle' && beat.pending.length > 0)

/**
 * Sounds besides the placed card: paper for turning cards, coins or stone for building, a drum per fight, a horn for an
 * Age.
 */
function hearBeat(beat: Playback['beat']): void {
  if (beat?.is === 'reveal') sound('paper')
  if (beat?.is === 'settle') sound(beat.paid.length > 0 ? 'coin' : 'stone')
  if (beat?.is === 'conflict') sound('drum')
  if (beat?.is === 'age') sound('horn')
}

/** Undo: the own choice while others think, or against bots the previous turn. */
function undoing(
  table: GameTable,
  shot: Shot,
  viewer: number,
  round: number,
): (() => Promise<Result<unknown>>) | undefined {
  if (shot.canTakeBack(viewer)) return () => table.takeBack(viewer, round)
  const back = table.goBack?.bind(table)
  return back && shot.canGoBack(viewer) ? () => back(viewer) : undefined
}

/** Log lines of the step that is being shown. */
function happening({ rules }: Shot, steps: readonly TableStep[], { after, beat }: Playback, party: Parties): LogLine[] {
  if (!beat || beat.is === 'age') return []
  const { events = [] } = steps[beat.is === 'reveal' ? after : after - 1] ?? {}
  const fights = events.findIndex(({ what }) => what === 'conflict')
  const shown =
    beat.is === 'conflict' ? beat.told.filter(isBesidesFight) : events.slice(0, fights < 0 ? undefined : fights)
  const lines = linesOf(rules, shown, party, '')
  return lines.filter(({ head }) => !head)
}

/** Fight events and tokens, which are shown larger. */
const FIGHT = new Set(['conflict', 'victory', 'defeat'])
const isBesidesFight = ({ what }: { what: string }): boolean => !FIGHT.has(what)

/** Awaited players of others' choices. */
function waitingWords(shot: Shot, game: Game, party: Parties): string {
  const seats = [...new Set(shot.waiting().map((city) => controller(game, city)))]
  return seats.length > 0 ? words().waiting(seats.map(party)) : ''
}

const titleOf = (asked: { id: string }, city: string | undefined): string => {
  const text = say().question(asked.id)
  return city === undefined ? text : `${text.replace(/\.$/, '')} (${words().answerFor(city)})`
}

interface ViewerState {
  /** Seat whose view is shown. */
  viewer: number
  /** City to answer for, if a person at this screen is asked. */
  answering: number | undefined
  people: readonly number[]
}

/**
 * Next person asked at this screen, or the last one while there is none. Several people see animations from one fixed
 * side.
 */
function useViewer(shot: Shot, still: boolean): ViewerState {
  const people = seatsHere(shot.sitters)
  const [last, setLast] = useState(people[0] ?? 0)
  const game = shot.sight(PUBLIC)
  const answering = still ? shot.waiting().find((city) => people.includes(controller(game, city))) : undefined
  const side = still ? last : (people[0] ?? last)
  const viewer = answering === undefined ? side : controller(game, answering)
  useEffect(() => setLast(viewer), [viewer])
  return { viewer, answering, people }
}
