/** What the fields a score-pad asks for are called at the head of their controls. */
import { fieldLabel } from '../boxes/labels.ts'
import { scoreWords } from './words.ts'

export function fieldTitle(field: string): string {
  const { debt, shipyard, ships, naval, tiles, edificeDebts, copied, rest } = scoreWords()
  const known: Readonly<Record<string, string>> = {
    debt,
    shipyard,
    ships,
    navalTokens: naval,
    tilesBuilt: tiles,
    edificeDebt: edificeDebts,
    copied,
    entombed: rest,
  }
  const label = known[field] ?? fieldLabel(field)
  return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`
}
