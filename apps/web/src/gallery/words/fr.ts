import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'Dessins',
  about: 'Chaque merveille, du sol à sa dernière étape, de jour et de nuit, et chaque pièce de chaque extension.',
  wonders: 'Merveilles',
  day: 'jour',
  night: 'nuit',
}
