/** The words around shipyards in French. */
import { listed } from '@heptapolis/boxes/grammar/fr'
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
  shipTitle: (colour) => `Navire ${colour}`,
  sails: (colour, withStage) =>
    `Il peut avancer d’une case avec chaque carte ${colour} que vous construisez${withStage ? ', ou avec une étape,' : ''} si vous payez en plus ce que demande la case. De la force, du niveau et des points, seule la dernière case atteinte compte.`,
  next: (cost, gifts) => `Case suivante : ${cost} ; elle apporte ${listed(gifts) || 'rien par elle-même'}.`,
  toSpace: (space, gifts) => `vers la case ${space} : ${listed(gifts) || 'rien par elle-même'}`,
  tax: 'la taxe',
  atEnd: 'Il a atteint sa dernière case.',
  lies: (name, space) => `${name} : sur la case ${space}.`,
  islandOf: (level) => `une île de niveau ${level}`,
}
