/** What the fields of boxes are called. */
import { known, words } from '../i18n/index.ts'

const OLD: Readonly<Record<string, string>> = {
  navalTokens: 'navalToken',
  pawns: 'pawn',
  tilesBuilt: 'tiles',
  participations: 'project',
  edificeDebt: 'debt',
}

export const fieldLabel = (field: string): string => {
  const { ship: _, ...marks } = words().marks
  return known(marks, OLD[field] ?? field, field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
}

/** The same at the head of a control. */
export const fieldTitle = (field: string): string => {
  const label = fieldLabel(field)
  return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`
}
