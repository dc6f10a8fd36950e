/** The words around shipyards in French. */
import type { ArmadaWords } from './en.ts'

export const words: ArmadaWords = {
  ours: 'Les chantiers navals d’Armada sont reconstitués : nous n’avons pas vu les plateaux imprimés.',
  corrected: 'Les chantiers navals d’Armada sont corrigés d’après des plateaux imprimés.',
  correct: 'Corriger les plateaux',
  gives: 'donne',
  naval: 'force navale',
  level: 'niveau commercial',
  explore: 'une île',
  ship: (colour, space) => `navire ${colour} sur la case ${space}`,
}
