/** Screen of a running game: cities, and the hand of the player who chooses. */
import { isOver, type Piece, PUBLIC, type Result, type Seen } from '@heptapolis/engine/show'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { HintPlace } from '../analysis/hint/HintPlace.tsx'
import { useHint } from '../analysis/hint/useHint.ts'
import { hasTiles } from '../boxes/BoxTiles.tsx'
import { shareHands } from '../city/fights.ts'
import { acrossFrom, type CityView, pricesFor } from '../city/view.ts'
import { partyOf } from '../game-model/names.ts'
import type { GameTable, TableQuestion } from '../game-model/table.ts'
import type { PaymentOption } from '../hand/choices.ts'
import type { CoachAdvice, QuestionText } from '../hand/Hand.tsx'
import type { HelpPage } from '../help/Help.tsx'
import { words } from '../i18n/index.ts'
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
import type { SavedGameActions } from './bar/Menu.tsx'
import { Cover } from './Cover.tsx'
import { cityPropsFrom } from './city-props.ts'
import { DesktopTable } from './layouts/DesktopTable.tsx'
import { PhoneTable } from './layouts/PhoneTable.tsx'
import { causeOf } from './log/causes.ts'
import { type LogLine, logBook } from './log/log.ts'
import { News } from './log/News.tsx'
import { happening, titleOf } from './log/status-texts.ts'
import { type SentAnswer, useAnnouncement } from './log/useAnnouncement.ts'
import { OpenQuestion } from './OpenQuestion.tsx'
import { type OpenPanel, Panels } from './Panels.tsx'
import { Opened } from './panels/Opened.tsx'
import { Trouble } from './panels/Trouble.tsx'
import { AgeCard } from './playback/AgeCard.tsx'
import { Duel } from './playback/Duel.tsx'
import { Payments } from './playback/Payments.tsx'
import { beforeTokens } from './playback/pending.ts'
import { type Playback, usePlayback } from './playback/playback.ts'
import styles from './table.module.css'
import { undoing } from './undoing.ts'
import { useEnding } from './useEnding.ts'
import { useParties } from './useParties.ts'
import { useSending } from './useSending.ts'
import { useShot } from './useShot.ts'
import { useTableKeys } from './useTableKeys.ts'
import { freshIn, useView } from './useView.ts'
import { useViewer } from './useViewer.ts'
import { Waiting } from './Waiting.tsx'

const TextTable = lazy(() => import('./text-mode/TextTable.tsx').then((it) => ({ default: it.TextTable })))

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
  const [panel, setPanel] = useState<OpenPanel>()
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
  const isOpen = asked !== undefined && !covered
  const { announced, repeat } = useAnnouncement({
    shot,
    steps,
    after,
    view,
    party,
    side,
    viewer,
    answering,
    asked,
    isOpen,
    isWatched,
    still,
    spoken,
    sent,
    undone,
  })
  const isBeside = [panel, opened, detail].some((beside) => beside !== undefined)
  useTableKeys(
    help === undefined
      ? {
          '?': () => setHelp('keys'),
          l: () => setHelp('legend'),
          c: () => setHelp('chains'),
          r: () => void open(currentRule() ?? ruleLink(rules.setup, 'overview'), '_blank', 'noreferrer'),
          g: () => toggle('log'),
          a: repeat,
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
      <Panels
        table={table}
        view={view}
        viewer={side}
        lines={lines}
        keeping={keeping}
        panel={panel}
        help={help}
        detail={detail}
        isStill={still}
        onClose={closePanel}
        onHelp={setHelp}
        onDetail={setDetail}
        onText={toggleText}
      />
      {around?.panel}
      <Trouble refusal={refusal} problem={around?.problem ?? shot.trouble} />
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
