/** Printed names of the pieces in other languages, from public lists of printed cards. */
import type { PrintedNames } from '../kit/names.ts'

export const names: PrintedNames = {
  wonders: {
    catan: { it: ['Catan'] },
  },
}
