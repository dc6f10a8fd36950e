/** Printed names of the pieces in other languages, from public lists of printed cards. */
import type { PrintedNames } from '../kit/names.ts'

export const names: PrintedNames = {
  pieces: {
    'east-clandestine-wharf': { it: ['Molo Clandestino Est'] },
    'secret-warehouse': { it: ['Magazzino Segreto'] },
    'black-market': { it: ['Mercato Nero'] },
    'forging-agency': { it: ['Società dei Falsari'] },
  },
  wonders: {
    byzantium: { fr: ['Byzantium', 'Byzance', 'La Cathédrale de Byzance'], it: ['Byzantium'] },
    petra: { fr: ['Petra', 'Pétra', 'L’Al-Khazneh de Pétra'], it: ['Petra'] },
  },
  terms: {
    debt: { de: ['Schuldmarker'], it: ['Segnalino Debito'] },
    diplomacy: { de: ['Diplomatie'], it: ['Diplomazia'] },
  },
}
