/** Search phrases for the rules of the promos in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'catan-exchange': 'Catane | Catan | deux contre une | échanger des ressources',
  'catan-b': 'autre face de Catane | leader de la boîte',
  'old-manneken': 'ancien Manneken Pis',
  'esteban-hands': 'Esteban | ne pas passer les mains',
  'stevie-stage': 'Stevie | étape contre des pièces',
  'louis-points': 'Louis | points de Louis',
}
