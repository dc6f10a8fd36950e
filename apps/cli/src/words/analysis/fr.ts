/** Texts of the analysis of a game in French. */
import { words as gains, together } from '@heptapolis/boxes/gains/fr'
import { figure, le, listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { AnalysisWords } from './en.ts'

export const words: AnalysisWords = {
  seat: (city, name, seat) => `${city}${name ? ` (${name})` : ''}, place ${seat}`,
  summary: (decisions, points) =>
    `${plural(decisions, 'décision')}, ${plural(points, 'point perdu', 'points perdus')} en tout.`,
  order: 'Les coups sont triés selon les points et les chances de gagner.',
  turningPoints: (when) => `Tournants : ${when}.`,
  beforeAges: 'avant l’Âge I',
  when: (age, turn) => `${age}, tour ${turn}`,
  gaveUp: (parts) => ` ; coût de ce choix : ${listed(parts)}`,
  points: (points) => plural(points, 'point'),
  ofWinning: (chance) => `${plural(chance, 'point')} de pourcentage de chances de gagner`,
  played: (move) => `joué : ${move}`,
  outlook: (points, chance) => ` · ${plural(points, 'point')}, ${chance} de chances de gagner`,
  givenFor: (deed, card) => `${deed} avec ${le(card)}`,
  paying: (move, coins) => `${move} pour ${coins}`,
  quoted: (move) => `« ${move} »`,
  best: 'C’était le meilleur choix.',
  noWorse: 'L’écart avec le meilleur coup est dans la marge d’erreur des simulations.',
  brings: (gains) => `Ce coup ${together(gains)}.`,
  right: (move, how, along) =>
    `${move} était le bon coup, mais il valait mieux le jouer ${how}${along ? ' et avec une autre option' : ''}.`,
  withoutPaying: 'sans payer',
  spared: (city) => `${city}, le voisin le plus fort, reçoit alors moins de pièces.`,
  payingSides: (total, left, right) => {
    const sides = [
      ...(left > 0 ? [`${plural(left, 'pièce')} à gauche`] : []),
      ...(right > 0 ? [`${plural(right, 'pièce')} à droite`] : []),
    ]
    return `avec ${sides.length > 0 ? listed(sides) : plural(total, 'pièce')}`
  },
  stronger: (better, gains, played) =>
    gains.length > 0 ? `${better} valait mieux : ce coup ${together(gains)}.` : `${better} valait mieux que ${played}.`,
  instead: (played, gains) => `${played} ${together(gains)}.`,
  better: (other, points, error) =>
    `Dans les simulations, ${plural(points, 'point')} de plus que ${other}, à ${figure(error)} près.`,
  gains,
}
