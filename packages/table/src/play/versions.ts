/**
 * Snapshot numbers, counted separately for each viewer. A shared number would reveal that a player changed a choice or
 * that partners chatted.
 */
import { arePartners } from '@heptapolis/engine/show'
import type { TableEvent } from '../model/events.ts'
import type { TableState } from '../model/state.ts'
import { unanswered } from '../wonders/agreement.ts'
import { awaited, isAgreeing } from './round.ts'

/** Versions by seat after this event; the last entry is that of spectators. */
export function versionsAfter(before: TableState, after: TableState, event: TableEvent): number[] {
  const others = after.seats.length
  if (!after.play) return Array<number>(others + 1).fill(before.n + 1)
  if (isChoice(event) ? isSeen(before, after) : event.kind !== 'say')
    return before.versions.map((version) => version + 1)
  return before.versions.map((version, viewer) =>
    isShown(after, event, viewer < others ? viewer : undefined) ? version + 1 : version,
  )
}

/** `seat` is undefined for a spectator. */
function isShown(after: TableState, event: TableEvent, viewer: number | undefined): boolean {
  if (event.kind === 'say') return event.channel === 'all' || isHeard(after, event.channel, event.seat, viewer)
  if (event.kind === 'agree') return event.seat === viewer
  return event.kind === 'choose' && isOneOf(after, event.seat, viewer)
}

const isChoice = ({ kind }: TableEvent): boolean => kind === 'choose' || kind === 'agree'

/** Everybody sees who has chosen, but not changes of a choice. */
const isSeen = (before: TableState, after: TableState): boolean => waitingOn(before) !== waitingOn(after)

function waitingOn({ play }: TableState): string {
  if (!play) return ''
  return (play.agreement && isAgreeing(play) ? unanswered(play.agreement) : awaited(play)).join()
}

/** Whether a viewer receives a chat channel. After the game all receive that of spectators. */
export function isHeard(
  table: TableState,
  channel: string,
  speaker: number | undefined,
  viewer: number | undefined,
): boolean {
  if (channel === 'all') return true
  if (channel === 'watchers') return viewer === undefined || table.phase === 'over'
  return speaker !== undefined && isOneOf(table, speaker, viewer)
}

/** Whether it is the seat itself or its partner. */
export const isOneOf = ({ terms }: TableState, seat: number, viewer: number | undefined): boolean =>
  viewer === seat || (terms.teams === true && viewer !== undefined && arePartners(seat, viewer))
