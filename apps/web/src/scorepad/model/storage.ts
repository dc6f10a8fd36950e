/** Storage of score-pads in this browser. */
import { browserStore } from '../../app/browser-store.ts'
import { isUnused, isWithoutPoints, type ScorePad } from './pad.ts'
import { type PadSheet, scorePosition } from './scoring.ts'
import { padToday } from './share.ts'
import type { PadOutcome, PadPlacing } from './statistics.ts'

export interface StoredPad extends ScorePad {
  changed: number
  /** Undefined if the pad has no points or could not be scored. */
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

/** Latest first, without unused ones. */
export const listPads = async (): Promise<StoredPad[]> =>
  (await pads.all())
    .filter((pad) => !isUnused(pad))
    .map((pad) => (isWithoutPoints(pad.position) ? { ...pad, outcome: undefined } : pad))
    .sort((a, b) => b.date - a.date)

export async function removeUnusedPads(): Promise<void> {
  const unused = (await pads.all()).filter(isUnused)
  await Promise.all(unused.map(({ id }) => removePad(id)))
}

export const removePad = (id: string): Promise<void> => pads.remove(id)

function outcomeOf({ date, position }: ScorePad): PadOutcome | undefined {
  if (isWithoutPoints(position)) return undefined
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
