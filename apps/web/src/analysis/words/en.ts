/** Texts of hints and analysis in English. */
import { listed, plural, small } from '@heptapolis/boxes/grammar/en'
import { signed } from '@heptapolis/boxes/grammar/signed'

/**
 * A better move and another one, as subjects and verb phrases. `dearer`, `cheaper`: coins of the other; `isOutweighed`: only
 * simulations speak for the better one.
 */
interface StrongerMove {
  better: string
  gains: readonly string[]
  other: string
  instead: readonly string[]
  dearer: number
  cheaper: number
  isOutweighed: boolean
}

/** Coming cards that are counted one by one. */
const FEW_CARDS = 10

export const words = {
  thinking: 'Thinking…',
  failed: 'No hint available.',
  best: 'Best move',
  /** Of the coach; `**` marks bold text. */
  advice: (move: string, why: string) => `My advice: **${move}**. ${why}`,
  /** Differences from the best move over the same simulated games: figures of different games cannot be compared. */
  others: (moves: string) => `Other good moves: ${moves}`,
  /** For learners, instead of figures. */
  muchBetter: (other: string) => `It is clearly better than ${other}.`,
  littleBetter: (other: string) => `It is a little better than ${other}.`,
  behind: (move: string, parts: readonly string[]) => `${move} (${listed(parts)} less)`,
  alike: (move: string) => `${move} (about as good)`,
  expected: (points: number, chance: string) => `about ${plural(points, 'point')}, ${chance} chance to win`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  move: (action: string, card: string) => `${action} ${card}`,
  doneWith: (deed: string, card: string) => `${deed} with ${card}`,
  along: (what: string) => `(${what})`,
  paying: (move: string, coins: number) => `${move} for ${plural(coins, 'coin')}`,
  /** Verb phrases: the subject is a card or an action. */
  gains: {
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
  },
  /** A card, and a stage with its card, as subjects. */
  card: (name: string) => name,
  stage: (move: string) => move,
  /** A move that is no noun phrase, as a subject. */
  quoted: (move: string) => `“${move}”`,
  saleOf: (card: string) => `selling ${card}`,
  brings: (gains: readonly string[]) => `It ${listed(gains)}.`,

  title: 'Analysis',
  looking: (share: number) => `Analysing all moves: ${Math.round(share * 100)}%`,
  ready: 'The analysis is ready.',
  stop: 'Stop',
  goOn: 'Continue',
  notOpen: 'Others are still playing these cards today. The analysis is available tomorrow.',
  cannotAnalyse: 'This game can’t be analysed.',
  chance: 'Chance to win',
  graph: (name: string) => `${name}: chance to win, move by move`,
  graphHelp:
    'Each move was simulated many times, with what the player knew at that moment. Moves are sorted by points and chance to win together.',
  asTable: 'Show as a table',
  when: 'When',
  played: 'Played',
  turnOf: (age: string, turn: number) => (turn > 0 ? `${age}, turn ${turn}` : `${age}, before the first turn`),
  head: (when: string) => `${when}:`,
  noTurningPoints: 'No single move changed the game much.',
  insteadOf: (better: string, played: string) => `${better} (best) rather than ${small(played)} (played)`,
  foundMove: (move: string) => `Great move: ${move}`,
  gained: (other: string, parts: readonly string[]) =>
    parts.length > 0 ? `In simulations, better than ${other} by ${listed(parts)}.` : '',
  gaveUp: (parts: readonly string[], line?: string) =>
    parts.length > 0 ? `Lost in simulations: ${listed(parts)}${line ? ` (mostly ${small(line)})` : ''}.` : '',
  ofChance: (share: string, error?: string) => `${share}${error ? ` ± ${error}` : ''} chance to win`,
  ofPoints: (points: number, error?: number) => (error ? `${points} ± ${error} points` : plural(points, 'point')),
  end: 'End',
  stronger: ({ better, gains, other, instead, dearer, cheaper, isOutweighed }: StrongerMove) => {
    const price = [
      ...(dearer > 0 ? [`costs ${plural(dearer, 'coin')} more`] : []),
      ...(cheaper > 0 ? [`costs ${plural(cheaper, 'coin')} less`] : []),
    ]
    if (gains.length === 0 && instead.length === 0 && dearer > 0)
      return `${better} brings as much and costs ${plural(dearer, 'coin')} less.`
    const [ours, theirs] = [listed(gains), listed([...instead, ...price])]
    const facts = [...(ours ? [`${better} ${ours}`] : []), ...(theirs ? [`${other} ${theirs}`] : [])].join('; ')
    return facts ? `${facts}${isOutweighed ? `, but ${better} is better in simulations` : ''}.` : ''
  },
  thisWasBest: 'This was the best move.',
  asGoodAsBest: 'As good as the best move.',
  youPlayed: 'played',
  tryIt: 'Try it from here',
  couldPlay: 'Possible moves',
  accuracyTitle: 'Accuracy',
  accuracy: 'accuracy',
  bestMoves: 'best moves',
  bestOf: (n: number, of: number) => `${n} of ${of}`,
  perTurn: 'points lost per move',
  accuracyHelp: '100% means the best move every time. Points lost are the average of all moves.',
  story: 'Turning points',
  saved: (coins: number) => `The same is possible for ${plural(coins, 'coin')} less.`,
  /** `saved` is negative if the better payment costs more. */
  spared: (city: string, saved: number) =>
    saved > 0
      ? `The same is possible for ${plural(saved, 'coin')} less, and ${city}, the stronger neighbour, gets fewer coins.`
      : `Pay the other neighbour${saved < 0 ? `, even if it costs ${plural(-saved, 'coin')} more` : ''}: ${city} has more points and should get fewer coins.`,
  betterOption: (move: string) => `Right card, but a better way to use it is “${move}”.`,
  toReplay: 'Show in replay',
}

export type AdviceWords = typeof words
