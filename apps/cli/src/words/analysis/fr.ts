/** Texts of the analysis of a game in French. */
import { words as gains, inPlural, ofSubject, together } from '@heptapolis/boxes/gains/fr'
import { capital, figure, le, listed, plural, small } from '@heptapolis/boxes/grammar/fr'
import type { AnalysisWords } from './en.ts'

/** `Garder Bérénice` as `Bérénice` after `garder Théano`. */
function withoutVerb(move: string, before: string): string {
  const [verb = ''] = move.split(' ')
  return before.startsWith(`${verb} `) ? move.slice(verb.length + 1) : small(move)
}

export const words: AnalysisWords = {
  seat: (city, name, seat) => `${city}${name ? ` (${name})` : ''}, place ${seat}`,
  summary: (decisions, points) =>
    `${plural(decisions, 'décision')}, ${plural(points, 'point perdu', 'points perdus')} en tout.`,
  order: 'Les coups sont triés selon les points et les chances de gagner.',
  turningPoints: (when) => `Tournants : ${when}.`,
  beforeAges: 'avant l’Âge I',
  beforeAge: (age) => `avant l’${age}`,
  when: (age, turn) => `${age}, tour ${turn}`,
  gaveUp: (parts) => ` ; coût de ce choix : ${listed(parts)}`,
  points: (points) => plural(points, 'point'),
  ofWinning: (chance) => `${plural(chance, 'point')} de pourcentage de chances de gagner`,
  played: (move) => `joué : ${move}`,
  outlook: (points, chance) => ` · ${plural(points, 'point')}, ${chance} de chances de gagner`,
  givenFor: (deed, card) => `${deed} avec ${le(card)}`,
  paying: (move, coins) => `${move} pour ${coins}`,
  quoted: (move) => `« ${move} »`,
  stageWith: (stage, card) => `Construire l’étape ${stage} avec ${le(card)}`,
  builtStage: (stage) => `Construire l’étape ${stage}`,
  byCard: le,
  bySale: (card) => `vendre ${le(card)}`,
  byStage: (move) => move.replace(/^Construire /, ''),
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
    gains.length > 0
      ? `Mieux valait ${small(better)} : ce coup ${together(gains)}.`
      : `Mieux valait ${small(better)} que ${withoutVerb(played, better)}.`,
  instead: (played, gains) =>
    `${capital(`${played} ${together(gains, played.startsWith('les ') ? inPlural : undefined)}`)}.`,
  better: (other, points, error) =>
    `Dans les simulations, le score dépasse de ${plural(points, 'point')} celui ${ofSubject(other)}, à ${figure(error)} près.`,
  gains,
}
