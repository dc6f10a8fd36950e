/** React hook for what a person does at the table: answering, and taking answers back. */
import type { Result } from '@heptapolis/engine/show'
import { useState } from 'react'
import type { GameTable } from '../../game-model/table.ts'
import type { PaymentOption } from '../../hand/choices.ts'
import { sound } from '../../settings/sound.ts'
import type { SentAnswer } from '../log/useAnnouncement.ts'
import type { Shot } from '../useShot.ts'
import { undoing } from './undoing.ts'
import { useSending } from './useSending.ts'
import type { ShownTable } from './useShownTable.ts'

interface CommandsProps {
  table: GameTable
  shot: Shot
  shown: ShownTable
  still: boolean
  /** After an answer the device is passed to the next person. */
  onPass: () => void
}

export function useCommands({ table, shot, shown, still, onPass }: CommandsProps) {
  const { viewer, answering, people, shares, steps, asked } = shown
  const [sent, setSent] = useState<SentAnswer>()
  const [undone, setUndone] = useState<{ round: number | undefined }>()
  const { send, sendNext, refusal } = useSending()
  const answer = (way: PaymentOption, announced?: string) => {
    // A hand that is about to disappear may still be clicked.
    if (answering === undefined || !asked || table.asked(answering)?.round !== asked.round) return
    sound('paper')
    setUndone(undefined)
    setSent(announced === undefined ? undefined : { text: announced, asked, step: steps.length })
    void send(() => table.answer(answering, way.move, asked.round)).then((counts) => {
      if (counts && people.length > 1) onPass()
    })
  }
  const sendUndo = (what: () => Promise<Result<unknown>>) =>
    void sendNext(what).then((counts) => counts && setUndone({ round: asked?.round }))
  const chooser = shares ? [viewer, ...people].find((seat) => shot.canTakeBack(seat)) : viewer
  const back = undoing(table, shot, chooser ?? viewer, steps.length)
  return {
    sent,
    refusal,
    undone,
    answer,
    takeBack: (seat: number) => sendUndo(() => table.takeBack(seat, steps.length)),
    undo: still && back ? () => sendUndo(back) : undefined,
  }
}

export type SeatCommands = ReturnType<typeof useCommands>
