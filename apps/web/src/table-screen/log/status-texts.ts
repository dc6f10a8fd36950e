/** Texts about the moment: events that are being shown, who is awaited, the title of a question. */
import { controller, type Game, type Told } from '@heptapolis/engine/show'
import type { Parties } from '../../game-model/names.ts'
import type { TableStep } from '../../game-model/table.ts'
import { say, words } from '../../i18n/index.ts'
import type { Playback } from '../playback/playback.ts'
import type { Shot } from '../useShot.ts'
import { beforeIn, type LogLine, linesOf } from './log.ts'

/** Log lines of the step that is being shown. */
export function happening(
  { rules }: Shot,
  steps: readonly TableStep[],
  { after, beat }: Playback,
  party: Parties,
): LogLine[] {
  if (!beat || beat.is === 'age') return []
  const step = beat.is === 'reveal' ? after : after - 1
  const { events = [] } = steps[step] ?? {}
  const shown = beat.is === 'conflict' ? beat.told.filter(isBesidesFight) : beforeFights(events)
  const lines = linesOf(rules, shown, party, '', beforeIn(steps, step))
  return lines.filter(({ head, section }) => !head && !section)
}

/** Events of a step until its first fight. */
export function beforeFights(events: readonly Told[]): readonly Told[] {
  const fights = events.findIndex(({ what }) => what === 'conflict')
  return fights < 0 ? events : events.slice(0, fights)
}

/** Fight events and tokens, which are shown larger. */
const FIGHT = new Set(['conflict', 'victory', 'defeat'])
const isBesidesFight = ({ what }: { what: string }): boolean => !FIGHT.has(what)

/** Awaited players of others' choices. */
export function waitingWords(shot: Shot, game: Game, party: Parties): string {
  const seats = [...new Set(shot.waiting().map((city) => controller(game, city)))]
  return seats.length > 0 ? words().waiting(seats.map(party)) : ''
}

export const titleOf = (asked: { id: string }, city: string | undefined): string => {
  const text = say().question(asked.id)
  return city === undefined ? text : `${text.replace(/\.$/, '')} (${words().answerFor(city)})`
}
