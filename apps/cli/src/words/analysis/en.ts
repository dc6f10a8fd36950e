/** Texts of the analysis of a game in English. */
import { words as gains } from '@heptapolis/boxes/gains/en'
import { listed, plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  seat: (city: string, name: string | undefined, seat: number) => `${city}${name ? ` (${name})` : ''}, seat ${seat}`,
  summary: (decisions: number, points: number) =>
    `${plural(decisions, 'decision')}, ${plural(points, 'point')} lost in total.`,
  order: 'Moves are sorted by points and chance to win combined.',
  turningPoints: (when: string) => `Turning points: ${when}.`,
  beforeAges: 'before Age I',
  beforeAge: (age: string) => `before ${age}`,
  when: (age: string, turn: number) => `${age}, turn ${turn}`,
  gaveUp: (parts: readonly string[]) => `; cost of this choice: ${listed(parts)}`,
  points: (points: number) => plural(points, 'point'),
  ofWinning: (chance: number) => `${plural(chance, 'percentage point')} of winning chance`,
  played: (move: string) => `played: ${move}`,
  /** Of a move: expected points and chance to win. */
  outlook: (points: number, chance: string) => ` · ${plural(points, 'point')}, ${chance} chance to win`,
  givenFor: (deed: string, card: string) => `${deed} with ${card}`,
  paying: (move: string, coins: string) => `${move} for ${coins}`,
  quoted: (move: string) => `“${move}”`,
  stageWith: (stage: number, card: string) => `Stage ${stage} with ${card}`,
  builtStage: (stage: number) => `Stage ${stage}`,
  /** Subjects of gains: a move that is named by its card, a sale, a stage, or else in quotes. */
  byCard: (_card: string, move: string) => `“${move}”`,
  bySale: (_card: string, move: string) => `“${move}”`,
  byStage: (move: string) => `“${move}”`,
  /** Of moves that the simulations cannot separate from the best. */
  best: 'This was the best move.',
  noWorse: 'The difference from the best move is within the error of the simulations.',
  brings: (gains: readonly string[]) => `It ${listed(gains)}.`,
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
  stronger: (better: string, gains: readonly string[], played: string) =>
    gains.length > 0 ? `“${better}” was better: it ${listed(gains)}.` : `“${better}” was better than “${played}”.`,
  instead: (played: string, gains: readonly string[]) => `${played} ${listed(gains)}.`,
  better: (other: string, points: number, error: number) =>
    `In simulations it is ${plural(points, 'point')} better than ${other}, give or take ${error}.`,
  gains,
}

export type AnalysisWords = typeof words
