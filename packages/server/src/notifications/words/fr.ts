import type { NotifyWords } from './en.ts'

export const words: NotifyWords = {
  turn: (table) => `C’est à vous de jouer à la table ${table}.`,
  waiting: (table) => `Une nouvelle manche commence à la table ${table}.`,
  over: (table) => `La partie à la table ${table} est terminée.`,
}
