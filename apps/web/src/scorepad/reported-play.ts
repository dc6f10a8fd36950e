/** Conversion of a score-pad into a play for the app BG Stats. */
import type { ReportedPlay } from '../end/share/bg-stats.ts'
import { say, sideName } from '../i18n/index.ts'
import { bidOf } from './model/bids.ts'
import type { PadPosition, ScorePad } from './model/pad.ts'
import type { PadSheet } from './model/scoring.ts'
import { scoreWords, whoOf } from './words.ts'

/** The play for BG Stats, on the day the pad was begun. */
export function playOf({ position, date }: ScorePad, sheets: readonly PadSheet[]): ReportedPlay {
  const { edition, boxes } = position.setup
  return {
    edition,
    times: { played: date },
    board: boxes.map((id) => say().boxName(id)).join(', '),
    players: sheets.map(({ seat, total, rank }) => ({
      name: whoOf(position, seat),
      score: total,
      rank,
      role: roleOf(position, seat),
    })),
  }
}

/** Wonder, side and bid: BG Stats has no field for single score lines. */
function roleOf(position: PadPosition, seat: number): string {
  const { wonder, side } = position.cities[seat]
  const bid = bidOf(position, seat)
  return [
    wonder === undefined ? '' : say().wonder(wonder),
    side === undefined ? '' : sideName(side),
    bid === 0 ? '' : scoreWords().bidRole(bid),
  ]
    .filter(Boolean)
    .join(', ')
}
