/** Texts of the analysis of a game in French. */
import { au, de, du, figure, le, listed, plural, small } from '@heptapolis/boxes/grammar/fr'
import { signed } from '@heptapolis/boxes/grammar/signed'
import type { AnalysisWords } from './en.ts'

export const words: AnalysisWords = {
  seat: (city, name, seat) => `${city}${name ? ` (${name})` : ''}, place ${seat}`,
  summary: (decisions, points) =>
    `${plural(decisions, 'décision')}, ${plural(points, 'point perdu', 'points perdus')} en tout.`,
  order: 'Les coups sont triés selon les points et les chances de gagner.',
  turningPoints: (when) => `Tournants : ${when}.`,
  beforeAges: 'avant l’Âge I',
  when: (age, turn) => `${age}, tour ${turn}`,
  gaveUp: (parts) => ` ; perdu : ${parts.join(', ')}`,
  points: (points) => plural(points, 'point'),
  ofWinning: (chance) => `${chance} de chances de gagner`,
  played: (move) => `joué : ${move}`,
  outlook: (points, chance) => ` (${plural(points, 'point')}, ${chance} de chances de gagner)`,
  givenFor: (deed, card) => `${deed} avec ${le(card)}`,
  paying: (coins) => `payer ${coins}`,
  quoted: (move) => `« ${move} »`,
  good: (gains) => `Bon coup : ${gains}.`,
  noWorse: 'Bon coup : les simulations n’en trouvent pas de nettement meilleur.',
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
    gains ? `${better} était plus fort : ${gains}.` : `${better} était plus fort que ${played}.`,
  instead: (played, gains, dearer) => {
    const price = dearer === 0 ? '' : `${plural(Math.abs(dearer), 'pièce')} de ${dearer > 0 ? 'plus' : 'moins'}`
    return gains ? `${played} apporte ${gains}${price ? `, pour ${price}` : ''}.` : `${played} coûte ${price}.`
  },
  better: (other, points, error) =>
    `Dans les simulations, ${plural(points, 'point')} de plus que ${other}, à ${figure(error)} près.`,
  gains: {
    points: (points, line) => `${plural(points, 'point')} (${small(line)})`,
    loses: (points, line) => `${plural(-points, 'point')} (${small(line)})`,
    shields: (shields, ahead, behind) => {
      const standing = {
        ahead: ahead === 2 ? 'devant les deux voisins' : 'devant un voisin',
        level: behind === 0 ? 'à égalité avec les deux voisins' : 'à égalité avec un voisin',
        behind: 'encore derrière les deux voisins',
      }
      return `${plural(shields, 'bouclier')} (${standing[ahead > 0 ? 'ahead' : behind < 2 ? 'level' : 'behind']})`
    },
    set: (points) => `${plural(points, 'point')} (série de symboles scientifiques complète)`,
    conflict: (city, from, to, isLast) => {
      const results = `${signed(to)} au lieu de ${signed(from)}`
      if (to > 0) return `${isLast ? 'une victoire' : 'une avance'} sur ${city} (${results})`
      return isLast ? `une défaite évitée contre ${city}` : `autant de boucliers que ${city}`
    },
    goods: (goods, turns, cards) =>
      `${listed(goods, 'ou')} pour ${turns === 1 ? '1 tour' : `${turns} tours`} encore${cards > 0 ? ` (utile pour ${plural(cards, 'carte')} à venir)` : ''}`,
    trade: 'un commerce moins cher pour la suite',
    power: 'un effet permanent',
    dig: 'une carte de la défausse',
    chains: (cards) => `la construction gratuite ${listed(cards.map(du))} plus tard`,
    free: (card) => `aucun coût grâce ${au(card)}`,
    wastedShields: (shields) => `${plural(shields, 'bouclier')} sans effet sur aucun conflit`,
    denied: (city, card, points) =>
      `${le(card)} hors de portée ${de(city)}, qui reçoit ensuite cette main (${plural(points, 'point')} pour cette cité)`,
  },
}
