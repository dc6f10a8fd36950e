/** Place of the hand: the open question, a cover while the device is passed on, or what everybody waits for. */
import { isOver, type Piece } from '@heptapolis/engine/show'
import { HintPlace } from '../../analysis/hint/HintPlace.tsx'
import type { HintState } from '../../analysis/hint/useHint.ts'
import { partyOf } from '../../game-model/names.ts'
import type { CoachAdvice, QuestionText } from '../../hand/Hand.tsx'
import { causeOf, lossInAll } from '../log/causes.ts'
import { happening, titleOf } from '../log/status-texts.ts'
import { Duel } from '../playback/Duel.tsx'
import type { Playback } from '../playback/playback.ts'
import type { SeatCommands } from '../state/useCommands.ts'
import type { ShownTable } from '../state/useShownTable.ts'
import type { Shot } from '../useShot.ts'
import { Cover } from './Cover.tsx'
import { OpenQuestion } from './OpenQuestion.tsx'
import { Waiting } from './Waiting.tsx'

interface HandPlaceProps {
  shot: Shot
  shown: ShownTable
  playback: Playback
  commands: SeatCommands
  hint: HintState | undefined
  coached: CoachAdvice | undefined
  /** Replaces "Choose one card". */
  task: string | undefined
  isText: boolean
  onShow: () => void
  onSpoken: (spoken: QuestionText) => void
  onDetail: (piece: Piece) => void
  onEnd: () => void
}

export function HandPlace(props: HandPlaceProps) {
  const { shot, shown, playback, commands, hint, coached, task, isText, onShow, onSpoken, onDetail, onEnd } = props
  const { viewer, people, covered, steps, view, party, lines, asked } = shown
  const { beat, still } = playback
  const answering = shown.answering ?? viewer
  const { takeBack } = commands
  if (!asked) {
    return (
      <Waiting
        view={view}
        table={shot}
        chosen={still && !covered ? shot.chosen(viewer) : undefined}
        still={still}
        happening={happening(shot, steps, playback, party)}
        duel={beat?.is === 'conflict' ? <Duel beat={beat} view={view} own={people[0]} /> : undefined}
        onEnd={still && isOver(view.game) ? onEnd : undefined}
        onSkip={playback.skip}
        onTakeBack={shot.canTakeBack(viewer) && still ? () => takeBack(viewer) : undefined}
      />
    )
  }
  if (covered) {
    // A person without a name is called by their city: "Pass the screen to You" would name nobody.
    const calledAt = (seat: number) => (party(seat).isYou ? view.cities[seat].name : partyOf(shot.sitters[seat]).name)
    return (
      <Cover
        name={calledAt(viewer)}
        age={view.age}
        cards={view.cities[viewer].hand.length}
        chosen={people
          .filter((seat) => seat !== viewer && shot.canTakeBack(seat))
          .map((seat) => ({ name: calledAt(seat), again: () => takeBack(seat) }))}
        onShow={onShow}
      />
    )
  }
  return (
    <>
      {hint ? <HintPlace hint={hint} isPlain={coached !== undefined} /> : undefined}
      <OpenQuestion
        key={`${asked.round} ${shown.answering}`}
        isText={isText}
        game={view.game}
        viewer={viewer}
        city={answering}
        cities={view.cities}
        asked={asked}
        task={task}
        title={titleOf(asked, shown.answering === viewer ? undefined : view.cities[answering].name)}
        cause={[lossInAll(asked), causeOf(asked.id, shot.rules, steps, viewer, party)].filter(Boolean).join(' ')}
        suggested={hint?.given?.advised?.best[0]?.move}
        coach={coached}
        lines={lines}
        onSpoken={onSpoken}
        onAnswer={commands.answer}
        onDetail={onDetail}
        onUndo={commands.undo}
      />
    </>
  )
}
