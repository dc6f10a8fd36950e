/** Storage of score-pads in this browser. */
import { browserStore } from '../../app/browser-store.ts'
import type { ScorePad } from './pad.ts'
import { type PadSheet, scorePosition } from './scoring.ts'
import { padToday } from './share.ts'
import type { PadOutcome, PadPlacing } from './statistics.ts'

export interface StoredPad extends ScorePad {
  changed: number
  /** Undefined if the pad could not be scored. */
  outcome: PadOutcome | undefined
}

const pads = browserStore<StoredPad>('heptapolis-scores', 'pads')

/** Stores a pad; false if the browser could not. */
export const storePad = (pad: ScorePad): Promise<boolean> =>
  pads.put({ ...pad, changed: Date.now(), outcome: outcomeOf(pad) })

export async function findPad(id: string): Promise<StoredPad | undefined> {
  const kept = await pads.find(id)
  return kept && { ...kept, position: padToday(kept.position) }
}

/** Latest first. */
export const listPads = async (): Promise<StoredPad[]> => (await pads.all()).sort((a, b) => b.date - a.date)

export const removePad = (id: string): Promise<void> => pads.remove(id)

function outcomeOf({ date, position }: ScorePad): PadOutcome | undefined {
  const { sheets } = scorePosition(position)
  if (sheets.length === 0) return undefined
  const winners = sheets.filter(({ rank }) => rank === 1).length
  return { date, players: sheets.map((sheet) => placing(sheet, position.cities[sheet.seat].wonder, winners)) }
}

const placing = ({ name, total, rank, rows }: PadSheet, wonder = '', winners: number): PadPlacing => ({
  name,
  wonder,
  total,
  won: rank === 1 ? 1 / winners : 0,
  lines: Object.fromEntries(rows.filter(({ points }) => points !== 0).map(({ id, points }) => [id, points])),
})
