/** Texts of hints and analysis in English. */
import { listed, plural, small } from '@heptapolis/boxes/grammar/en'

export const words = {
  thinking: 'Thinking…',
  failed: 'No hint available.',
  best: 'Best move',
  /** The order follows points, rivals' points and the chance to win together, so both figures are shown. */
  others: (moves: string) => `Other good moves: ${moves}`,
  other: (move: string, points: string, chance: string) => `${move} (${points}, ${chance})`,
  expected: (points: number, chance: string) => `about ${plural(points, 'point')}, ${chance} chance to win`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  move: (action: string, card: string) => `${action} ${card}`,
  doneWith: (deed: string, card: string) => `${deed} with ${card}`,
  along: (what: string) => `(${what})`,
  paying: (coins: number) => `pay ${coins}`,
  gains: {
    points: (points: number, line: string) => `${plural(points, 'point')} (${small(line)})`,
    shields: (shields: number, ahead: number, foes: number) =>
      [plural(shields, 'shield'), ...(foes > 0 ? [`ahead in ${ahead} of ${plural(foes, 'conflict')}`] : [])].join(', '),
    coins: (coins: number) => plural(coins, 'coin'),
    goods: (goods: readonly string[], near: 'nobody' | 'neighbour' | 'own') =>
      ({
        nobody: `${listed(goods, 'or')}, which your neighbours don’t produce`,
        neighbour: `${listed(goods, 'or')}, which you no longer need to buy`,
        own: `more ${listed(goods, 'or')}`,
      })[near],
    trade: () => 'cheaper trade from now on',
    power: () => 'a permanent effect',
    chains: (cards: readonly string[]) => `${listed(cards)} free later`,
  },
  saleOf: (card: string) => `selling ${card}`,
  brings: (gains: readonly string[]) => `You get ${listed(gains)}.`,
  bringsLittle: 'Little now; it pays off later.',

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
  insteadOf: (better: string, played: string) => `${better} instead of ${played}`,
  foundMove: (move: string) => `Great move: ${move}`,
  gained: (parts: readonly string[]) => `Gain over the second-best move: ${listed(parts)}.`,
  gaveUp: (parts: readonly string[]) => `Lost: ${listed(parts)}.`,
  ofChance: (share: string) => `${share} chance to win`,
  ofPoints: (points: number) => plural(points, 'point'),
  end: 'End',
  contrast: {
    both: (a: string, gains: readonly string[], b: string, instead: readonly string[]) =>
      `${a} gives ${listed(gains)}; ${b} gives ${listed(instead)}.`,
    neither: (a: string, gains: readonly string[], b: string) => `${a} gives ${listed(gains)}; ${b} does not.`,
    later: (a: string, b: string, gains: readonly string[], points: number) =>
      `${b} gives ${listed(gains)} now; ${a} is worth about ${plural(points, 'point')} more by the end.`,
    cheaper: (a: string, b: string, coins: number) => `${a} gives the same as ${b} for ${plural(coins, 'coin')} less.`,
    same: (a: string, b: string, points: number) =>
      `${a} gives the same as ${b} now, and about ${plural(points, 'point')} more by the end.`,
  },
  led: (to: string) => `In simulations the better move scored ${to}.`,
  ledOver: (over: string, to: string) => `In simulations it scored, compared with ${over}, ${to}.`,
  but: (pros: readonly string[], cons: readonly string[]) =>
    [listed(pros), ...(cons.length > 0 ? [`but ${listed(cons)}`] : [])].join(', '),
  ledTo: (points: number, isMore: boolean, line: string) =>
    `${plural(points, 'point')} ${isMore ? 'more' : 'fewer'} (${small(line)})`,
  ledRival: (points: number, isMore: boolean) =>
    `${plural(points, 'point')} ${isMore ? 'more' : 'fewer'} for the best rival`,
  thisWasBest: 'This was the best move.',
  asGoodAsBest: 'As good as the best move.',
  youPlayed: 'played',
  tryIt: 'Try it from here',
  couldPlay: 'Possible moves',
  accuracyTitle: 'Accuracy',
  accuracy: 'accuracy',
  bestMoves: 'best moves',
  bestOf: (n: number, of: number) => `${n} of ${of}`,
  perTurn: 'points lost per turn',
  accuracyHelp: '100% means the best move every time. Points lost are an average over all moves.',
  story: 'Turning points',
  payOtherwise: 'Right card, but there was a better way to pay or a better option.',
  toReplay: 'Show in replay',
}

export type AdviceWords = typeof words
