/** Screen of a running game: cities, and the hand of the player who chooses. */
import { isOver, type Piece, type Seen } from '@heptapolis/engine/show'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useHint } from '../analysis/hint/useHint.ts'
import { hasTiles } from '../boxes/BoxTiles.tsx'
import { acrossFrom, type CityView, pricesFor } from '../city/view.ts'
import type { GameTable, TableQuestion } from '../game-model/table.ts'
import type { CoachAdvice, QuestionText } from '../hand/Hand.tsx'
import type { HelpPage } from '../help/Help.tsx'
import { words } from '../i18n/index.ts'
import { focusHome } from '../look/page/focus.ts'
import { useTitle } from '../look/page/useTitle.ts'
import { useHandheld } from '../look/useNarrow.ts'
import { ruleLink } from '../rules/mix/links.ts'
import { change, settings } from '../settings/settings.ts'
import { sound } from '../settings/sound.ts'
import { turnTheme } from '../settings/theme.ts'
import { currentRule } from '../tooltips/current-rule.ts'
import { type CoachTarget, Pointing } from '../tooltips/Tooltip.tsx'
import { announcementKeys } from './announcement-keys.ts'
import { Bar } from './bar/Bar.tsx'
import type { SavedGameActions } from './bar/Menu.tsx'
import { HandPlace } from './hand-place/HandPlace.tsx'
import { DesktopTable } from './layouts/DesktopTable.tsx'
import { PhoneTable } from './layouts/phone/PhoneTable.tsx'
import type { LogLine } from './log/log.ts'
import { News } from './log/News.tsx'
import { useAnnouncement } from './log/useAnnouncement.ts'
import { type OpenPanel, Panels } from './Panels.tsx'
import { Opened } from './panels/Opened.tsx'
import { Trouble } from './panels/Trouble.tsx'
import { AgeCard } from './playback/AgeCard.tsx'
import { Payments } from './playback/Payments.tsx'
import { type Playback, usePlayback } from './playback/playback.ts'
import { cityPropsFrom } from './state/city-props.ts'
import { useCommands } from './state/useCommands.ts'
import { useShownTable } from './state/useShownTable.ts'
import { freshIn } from './state/useView.ts'
import styles from './table.module.css'
import { useEnding } from './useEnding.ts'
import { useShot } from './useShot.ts'
import { useTableKeys } from './useTableKeys.ts'

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
  /** Task of a puzzle: it replaces "Choose one card", and the bar awaits nobody. */
  task?: string
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
  const [shownTo, setShownTo] = useState<number>()
  const shown = useShownTable(shot, playback, shownTo)
  const { viewer, answering, people, covered, side, steps, seen, view, party, lines, asked } = shown
  const [opened, setOpened] = useState<number>()
  const [detail, setDetail] = useState<Piece>()
  const [panel, setPanel] = useState<OpenPanel>()
  const [help, setHelp] = useState<HelpPage>()
  const isText = settings((now) => now.text)
  const [spoken, setSpoken] = useState<QuestionText>()
  const closePanel = useCallback(() => setPanel(undefined), [])
  const { rules, sitters } = shot
  const { after, beat, still } = playback
  const isWatched = people.length === 0
  useEffect(() => hearBeat(beat), [beat])
  const coached = useMemo(() => (asked ? coach?.(seen, asked) : undefined), [asked, coach, seen])
  const hint = useHint(table, people, asked ? answering : undefined, coached?.isAdvising ? undefined : asked)
  const fresh = useMemo(() => freshIn(beat), [beat])

  useTitle(view.cities[side].name)
  const over = still && isOver(view.game)
  useEnding(over, onEnd)

  const commands = useCommands({ table, shot, shown, still, onPass: () => setShownTo(undefined) })
  const toggle = (wanted: typeof panel) => setPanel(panel === wanted ? undefined : wanted)
  const drawn = useMemo(() => cityPropsFrom(view, side, sitters, isWatched), [view, side, sitters, isWatched])
  const cityProps = (city: CityView) => ({ ...drawn(city), fresh: fresh.get(city.seat), onDetail: setDetail })
  const { announced, ask } = useAnnouncement({
    ...shown,
    shot,
    after,
    still,
    isOpen: asked !== undefined && !covered,
    isWatched,
    spoken,
    sent: commands.sent,
    undone: commands.undone,
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
          ...(still && announcementKeys({ view, side, ask })),
          m: () => toggle('menu'),
          x: toggleText,
          t: turnTheme,
          h: hint?.toggle,
          escape: isBeside ? undefined : focusHome,
          u: commands.undo,
        }
      : { '?': () => setHelp(undefined) },
  )
  const hand =
    still && around?.instead ? (
      around.instead
    ) : (
      <HandPlace
        {...{ shot, shown, playback, commands, hint, isText, onEnd }}
        coached={coached}
        task={around?.task}
        onShow={() => setShownTo(viewer)}
        onSpoken={setSpoken}
        onDetail={setDetail}
      />
    )
  const Layout = isText ? TextTable : narrow ? PhoneTable : DesktopTable
  return (
    <main
      className={styles.page}
      aria-label={words().table}
      data-lesson={coach ? '' : undefined}
      onClickCapture={still ? undefined : playback.skip}
    >
      <h1 className="hidden-text">{words().table}</h1>
      <Bar
        view={view}
        viewer={side}
        isWatched={isWatched}
        question={asked?.id}
        sitters={sitters}
        waiting={around?.task === undefined ? (still ? shot.waiting() : []) : undefined}
        hint={hint}
        tools={around?.tools}
        onTakeBack={commands.undo}
        onBoxes={hasTiles(view) ? () => toggle('boxes') : undefined}
        onLog={() => toggle('log')}
        onHelp={() => setHelp('legend')}
        onMenu={() => toggle('menu')}
      />
      {around?.strip}
      <News rules={rules} steps={steps} after={after} party={party} />
      {/* Before the cities that it covers, so that it is painted first. */}
      <AgeCard beat={beat} view={view} seat={side} onContinue={coach && playback.skip} />
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
            hasTilesInBar={around?.task === undefined}
            middle={
              around ? { question: around.question, said: around.said, drawer: around.drawer?.(lines) } : undefined
            }
            onOpen={setOpened}
            onLog={() => toggle('log')}
            onBoxes={() => toggle('boxes')}
          />
        </Suspense>
      </Pointing>
      <Payments game={view.game} beat={beat} />
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
      />
      {around?.panel}
      <Trouble refusal={commands.refusal} problem={around?.problem ?? shot.trouble} />
      <p className="hidden-text" role="status" aria-live="polite">
        {announced}
      </p>
    </main>
  )
}

/** Keeps the choice in the settings of this browser. */
const toggleText = (): void => change({ text: !settings.getState().text })

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
