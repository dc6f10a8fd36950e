/** Texts of the gallery in French. */
import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'Dessins',
  about:
    'Toutes les merveilles, étape par étape, faces jour et nuit, et tous les éléments du jeu de base et des extensions.',
  wonders: 'Merveilles',
  day: 'jour',
  night: 'nuit',
}
