/** Gains of a move as verb phrases in English: the subject is a card or an action. */
import { listed, plural, small } from '../grammar/en.ts'
import { signed } from '../grammar/signed.ts'

/** Coming cards that are counted one by one. */
const FEW_CARDS = 10

export const words = {
  points: (scored: readonly { points: number; line: string }[]) =>
    `scores ${listed(scored.map(({ points, line }) => `${plural(points, 'point')} (${small(line)})`))}`,
  allPoints: (points: number) => `scores ${plural(points, 'point')} in all`,
  loses: (points: number, line: string) => `costs ${plural(points, 'point')} (${small(line)})`,
  set: (points: number) => `completes a set of science symbols (${plural(points, 'point')})`,
  conflict: (cities: readonly string[], from: number, to: number, isLast: boolean) => {
    const results = `${signed(to)} instead of ${signed(from)}${cities.length > 1 ? ' each' : ''}`
    if (to > 0) return `${isLast ? 'wins against' : 'gets ahead of'} ${listed(cities)} (${results})`
    return isLast ? `ties with ${listed(cities)} instead of losing` : `draws level with ${listed(cities)}`
  },
  shields: (shields: number, ahead: number, behind: number) =>
    behind > 0
      ? `adds ${plural(shields, 'shield')}, but stays behind ${plural(behind, 'neighbour')}`
      : `adds ${plural(shields, 'shield')}${ahead > 0 ? ` that secure${shields > 1 ? '' : 's'} your lead` : ''}`,
  wastedShields: (shields: number) =>
    `adds ${plural(shields, 'shield')} that change${shields > 1 ? '' : 's'} no conflict`,
  coins: (coins: number) => `earns ${plural(coins, 'coin')}`,
  goods: (goods: readonly string[], serves: { cards: number; stage: boolean }, buyers: readonly string[]) => {
    const needed = [
      ...(serves.cards > FEW_CARDS ? [`more than ${FEW_CARDS} upcoming cards`] : []),
      ...(serves.cards > 0 && serves.cards <= FEW_CARDS ? [plural(serves.cards, 'upcoming card')] : []),
      ...(serves.stage ? ['a stage'] : []),
    ]
    const uses = [
      ...(needed.length > 0 ? [`needed for ${listed(needed)}`] : []),
      ...(buyers.length > 0 ? [`for sale to ${listed(buyers)}`] : []),
    ]
    return `produces ${listed(goods, 'or')}${uses.length > 0 ? ` (${uses.join('; ')})` : ''}`
  },
  trade: () => 'makes trade cheaper from now on',
  power: () => 'has a permanent effect',
  dig: () => 'lets you build a discarded card',
  chains: (cards: readonly string[]) => `makes ${listed(cards)} free later`,
  free: (card: string) => `is free because of ${card}`,
  denied: (card: string, city: string, points: number) =>
    `keeps ${card} from ${city} (worth ${plural(points, 'point')} to that city)`,
  /** The subject is the card itself, or its sale. */
  deniedItself: (city: string, points: number) =>
    `does not go to ${city} (worth ${plural(points, 'point')} to that city)`,
  deniedBySale: (city: string, points: number) =>
    `keeps it from ${city} (worth ${plural(points, 'point')} to that city)`,
  /** The price compared with that of another move. */
  dearer: (coins: number) => `costs ${plural(coins, 'coin')} more`,
  cheaper: (coins: number) => `costs ${plural(coins, 'coin')} less`,
}

export type GainWords = typeof words
