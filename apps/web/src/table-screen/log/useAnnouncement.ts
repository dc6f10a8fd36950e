/** React hook for the text of the table's live region, which screen readers announce. */
import { controller, hasAnswered, isOver, left, right } from '@heptapolis/engine/show'
import { useState } from 'react'
import { nearestTo, type TableView } from '../../city/view.ts'
import type { Parties } from '../../game-model/names.ts'
import type { TableQuestion, TableStep } from '../../game-model/table.ts'
import type { QuestionText } from '../../hand/Hand.tsx'
import { words } from '../../i18n/index.ts'
import { modals } from '../../look/controls/Modal.tsx'
import type { Shot } from '../useShot.ts'
import {
  announcedBefore,
  announcement,
  announceOnce,
  NOTHING_ANNOUNCED,
  sinceAsked,
  startText,
} from './announcement.ts'
import { waitingWords } from './status-texts.ts'

/** Answer on its way: it is announced until something else happens. */
export interface SentAnswer {
  text: string
  asked: TableQuestion
  /** Steps shown when it was given. */
  step: number
}

/** Texts and steps on the screen of the table. */
interface TableMoment {
  shot: Shot
  steps: readonly TableStep[]
  /** Steps shown so far. */
  after: number
  view: TableView
  party: Parties
  /** City from which the table is seen, the person who looks, and the city that answers. */
  side: number
  viewer: number
  answering: number | undefined
  asked: TableQuestion | undefined
  /** A question that the viewer sees. */
  isOpen: boolean
  isWatched: boolean
  /** Nothing is being animated. */
  still: boolean
  spoken: QuestionText | undefined
  sent: SentAnswer | undefined
  /** Undone choice: the question at that moment. */
  undone: { round: number | undefined } | undefined
}

interface TableAnnouncement {
  announced: string
  /** Announces the last turn again, with the moves of all cities; or these facts. */
  ask: (facts?: string) => void
}

/** It holds until something else is asked, selected or chosen. */
interface AnnouncementRequest {
  moment: TableMoment
  times: number
  /** Facts of cities instead of the last turn. */
  facts?: string
}

const isSame = (a: TableMoment, b: TableMoment): boolean =>
  a.steps.length === b.steps.length && a.asked === b.asked && a.spoken === b.spoken && a.sent === b.sent

/** Each text appears once in a step of the game; the last turn again on request, and the facts of cities. */
export function useAnnouncement(moment: TableMoment): TableAnnouncement {
  const { steps } = moment
  const opened = modals((now) => now.opened)
  const [said, setSaid] = useState(NOTHING_ANNOUNCED)
  const [request, setRequest] = useState<AnnouncementRequest>()
  const isRepeated = request !== undefined && isSame(request.moment, moment)
  const told = toldNow(moment, isRepeated, announcedBefore(said, steps.length))
  const facts = isRepeated ? request.facts : undefined
  const isChosen = facts === undefined && told?.[1]?.isChosen === true
  const text = facts ?? (told ? announcement(...told) : '')
  const times = isRepeated ? request.times : 0
  const now = announceOnce(said, { text, isChosen, opened, step: steps.length, times })
  if (now !== said) setSaid(now)
  const ask = (wanted?: string) =>
    setRequest({ moment, times: times + 1, ...(wanted !== undefined && { facts: wanted }) })
  return { announced: now.shown, ask }
}

export const neighboursOf = ({ view: { game }, side }: Pick<TableMoment, 'view' | 'side'>): number[] => [
  ...new Set([left(game, side), right(game, side)]),
]

/** Arguments of the announcement; absent where nothing is announced, such as during animations. */
function toldNow(
  moment: TableMoment,
  isRepeated: boolean,
  announced: number,
): Parameters<typeof announcement> | undefined {
  const { shot, after, view, party, asked, isOpen, still, spoken, sent } = moment
  const happened = happenedIn(moment, isRepeated, announced)
  const isSent = sent !== undefined && sent.asked !== asked && !isOpen && !isUndone(moment) && sent.step === after
  if (isSent && !isRepeated) return [happened, { asked: sent.asked, text: sent.text, isChosen: true }, '']
  // The result of the game announces its last turn.
  if (!still || (isOver(view.game) && !isRepeated)) return undefined
  if (!isRepeated && !isOpen && isHeldBack(moment, happened)) return undefined
  if (!isOpen) return [happened, undefined, waitingWords(shot, view.game, party)]
  if (spoken?.asked !== asked) return undefined
  return [happened, isRepeated && spoken ? { ...spoken, isChosen: false } : spoken, '']
}

/** Bots answer at once: their answers and the events before them are announced together, with the next own question. */
function isHeldBack({ shot, view, isWatched }: TableMoment, { heard }: Parameters<typeof announcement>[0]): boolean {
  const isBot = (city: number) => shot.sitters[controller(view.game, city)]?.kind === 'bot'
  return !isWatched && heard.some(({ events }) => events.length > 0) && shot.waiting().every(isBot)
}

function happenedIn(moment: TableMoment, isRepeated: boolean, announced: number): Parameters<typeof announcement>[0] {
  const { shot, steps, view, party, side, viewer, answering, asked, isWatched } = moment
  const start = steps.length > 1 || isWatched ? undefined : startText(view, side, party)
  // The events were announced with the question about the own card.
  const isSecond = asked?.id === 'turn' && answering !== viewer && hasAnswered(view.game, viewer)
  return {
    rules: shot.rules,
    heard: sinceAsked(steps, side, isRepeated ? 0 : announced),
    party,
    near: isRepeated ? nearestTo(view.game, side) : [side, ...neighboursOf(moment)],
    instead: isRepeated ? start : isUndone(moment) ? words().undone : isSecond ? '' : start,
    isWhole: isRepeated,
  }
}

/** The undo is accepted before the table shows it. */
const isUndone = ({ undone, asked }: TableMoment): boolean => undone !== undefined && undone.round !== asked?.round
