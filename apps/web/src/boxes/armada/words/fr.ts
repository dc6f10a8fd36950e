/** Texts of shipyards in French. */
import { form, listed } from '@heptapolis/boxes/grammar/fr'
import { signed } from '@heptapolis/boxes/grammar/signed'
import type { ArmadaWords } from './en.ts'

export const words: ArmadaWords = {
  ours: 'Les chantiers navals d’Armada sont reconstitués et peuvent différer des plateaux imprimés.',
  corrected: 'Les chantiers navals d’Armada utilisent vos corrections.',
  correct: 'Corriger les plateaux',
  gives: 'donne',
  naval: 'force navale',
  level: 'niveau commercial',
  explore: 'une île',
  ship: (colour, space) => `navire ${colour} sur la case ${space}`,
  shipTitle: (colour) => `Navire ${colour}`,
  sails: (card, withStage) =>
    `Chaque fois que vous construisez une ${card}${withStage ? ' ou une étape' : ''}, vous pouvez payer le coût de la case suivante pour y faire avancer le navire. Pour la force, le niveau et les points, seule sa case actuelle compte.`,
  next: (cost, gifts) =>
    `La case suivante coûte ${cost} et donne${gifts.length > 0 ? ` : ${listed(gifts)}` : ' rien pour l’instant'}.`,
  toSpace: (space, cost, gifts) => `jusqu’à la case ${space}, coût ${cost} : ${listed(gifts) || 'rien pour l’instant'}`,
  tax: 'la taxe',
  atEnd: 'Le navire a atteint la dernière case.',
  lies: (name, space) => `${name} : sur la case ${space}.`,
  staysOut: 'aucun jeton de conflit naval pour cet Âge',
  takesPart: (strength, points) =>
    `force navale ${strength} : ${points === 0 ? 'aucun jeton' : `${signed(points)} ${form(Math.abs(points), 'point', 'points')}`} si tous les autres participent`,
  islandOf: (level) => `une île de niveau ${level}`,
}
