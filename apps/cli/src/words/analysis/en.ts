/** Texts of the analysis of a game in English. */
import { listed, plural, small } from '@heptapolis/boxes/grammar/en'
import { signed } from '@heptapolis/boxes/grammar/signed'

export const words = {
  seat: (city: string, name: string | undefined, seat: number) => `${city}${name ? ` (${name})` : ''}, seat ${seat}`,
  summary: (decisions: number, points: number) =>
    `${plural(decisions, 'decision')}, ${plural(points, 'point')} lost in total.`,
  order: 'Moves are sorted by points and chance to win combined.',
  turningPoints: (when: string) => `Turning points: ${when}.`,
  beforeAges: 'before Age I',
  when: (age: string, turn: number) => `${age}, turn ${turn}`,
  gaveUp: (parts: readonly string[]) => `; lost ${parts.join(', ')}`,
  points: (points: number) => plural(points, 'point'),
  ofWinning: (chance: string) => `${chance} chance to win`,
  played: (move: string) => `played: ${move}`,
  outlook: (points: number, chance: string) => ` (${plural(points, 'point')}, ${chance} chance to win)`,
  givenFor: (deed: string, card: string) => `${deed} with ${card}`,
  paying: (coins: string) => `pay ${coins}`,
  quoted: (move: string) => `“${move}”`,
  good: (gains: string) => `Good move: ${gains}.`,
  noWorse: 'Good move: the simulations found no clearly better one.',
  right: (move: string, how: string, along: boolean) =>
    `${move} was right, but better ${how}${along ? ', and with another option' : ''}.`,
  withoutPaying: 'without paying',
  spared: (city: string) => `${city}, the stronger neighbour, gets fewer coins then.`,
  payingSides: (total: number, left: number, right: number) => {
    const sides = [
      ...(left > 0 ? [`${plural(left, 'coin')} to the left`] : []),
      ...(right > 0 ? [`${plural(right, 'coin')} to the right`] : []),
    ]
    return `with ${sides.length > 0 ? listed(sides) : plural(total, 'coin')}`
  },
  stronger: (better: string, gains: string, played: string) =>
    gains ? `${better} was stronger: ${gains}.` : `${better} was stronger than ${played}.`,
  /** `dearer` is negative for a cheaper move. */
  instead: (played: string, gains: string, dearer: number) => {
    const price = dearer === 0 ? '' : `${plural(Math.abs(dearer), 'coin')} ${dearer > 0 ? 'more' : 'less'}`
    return gains ? `${played} gives ${gains}${price ? `, for ${price}` : ''}.` : `${played} costs ${price}.`
  },
  better: (other: string, points: number, error: number) =>
    `In simulations it is ${plural(points, 'point')} better than ${other}, give or take ${error}.`,
  gains: {
    points: (points: number, line: string) => `${plural(points, 'point')} (${small(line)})`,
    loses: (points: number, line: string) => `${plural(-points, 'point')} (${small(line)})`,
    shields: (shields: number, ahead: number, behind: number) => {
      const standing = {
        ahead: ahead === 2 ? 'ahead of both neighbours' : 'ahead of one neighbour',
        level: behind === 0 ? 'tied with both neighbours' : 'tied with one neighbour',
        behind: 'still behind both neighbours',
      }
      return `${plural(shields, 'shield')} (${standing[ahead > 0 ? 'ahead' : behind < 2 ? 'level' : 'behind']})`
    },
    set: (points: number) => `${plural(points, 'point')} (completes a set of science symbols)`,
    conflict: (city: string, from: number, to: number, isLast: boolean) => {
      const results = `${signed(to)} instead of ${signed(from)}`
      if (to > 0) return `${isLast ? 'a win against' : 'a lead over'} ${city} (${results})`
      return isLast ? `a tie with ${city} instead of a defeat` : `as many shields as ${city}`
    },
    goods: (goods: readonly string[], turns: number, cards: number) =>
      `${listed(goods, 'or')} for ${plural(turns, 'more turn')}${cards > 0 ? ` (${cards === 1 ? '1 upcoming card needs' : `${cards} upcoming cards need`} it)` : ''}`,
    trade: 'cheaper trade from now on',
    power: 'a permanent effect',
    dig: 'a card from the discard pile',
    chains: (cards: readonly string[]) => `${listed(cards)} free later`,
    free: (card: string) => `no cost because of ${card}`,
    wastedShields: (shields: number) => `${plural(shields, 'shield')} without effect on any conflict`,
    denied: (city: string, card: string, points: number) =>
      `no ${card} for ${city}, who gets this hand next (worth ${plural(points, 'point')} to that city)`,
  },
}

export type AnalysisWords = typeof words
