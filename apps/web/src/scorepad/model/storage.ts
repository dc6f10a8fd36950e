/** The score-pads of this browser. */
import { keeper } from '../../app/keeper.ts'
import type { ScorePad } from './pad.ts'
import { type PadSheet, reckon } from './scoring.ts'
import { padToday } from './share.ts'
import type { PadOutcome, PadPlacing } from './statistics.ts'

export interface KeptPad extends ScorePad {
  changed: number
  /** Undefined if the pad could not be scored. */
  outcome: PadOutcome | undefined
}

const pads = keeper<KeptPad>('heptapolis-scores', 'pads')

/** Stores a pad; false if the browser could not. */
export const keepPad = (pad: ScorePad): Promise<boolean> =>
  pads.put({ ...pad, changed: Date.now(), outcome: outcomeOf(pad) })

export async function findPad(id: string): Promise<KeptPad | undefined> {
  const kept = await pads.find(id)
  return kept && { ...kept, position: padToday(kept.position) }
}

/** Latest first. */
export const listPads = async (): Promise<KeptPad[]> => (await pads.all()).sort((a, b) => b.date - a.date)

export const removePad = (id: string): Promise<void> => pads.remove(id)

function outcomeOf({ date, position }: ScorePad): PadOutcome | undefined {
  const { sheets } = reckon(position)
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
