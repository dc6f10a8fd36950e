/** The words of hints and of the look over a finished game, in English. */
import { listed, plural, small } from '@heptapolis/boxes/grammar/en'

export const words = {
  thinking: 'Playing this turn out in many ways …',
  failed: 'There is no hint this time.',
  best: 'Best move',
  /** The order is that of points, rivals' points and the chance to win together, so both figures stand there. */
  others: (moves: string) => `Next best, points and chance weighed together: ${moves}`,
  other: (move: string, points: string, chance: string) => `${move} (${points}, ${chance})`,
  expected: (points: number, chance: string) => `about ${plural(points, 'point')}, ${chance} to win`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  move: (action: string, card: string) => `${action} ${card}`,
  doneWith: (deed: string, card: string) => `${deed} with ${card}`,
  along: (what: string) => `(${what})`,
  paying: (coins: number) => `pay ${coins}`,
  gains: {
    points: (points: number, line: string) => `${plural(points, 'point')} (${small(line)})`,
    shields: (shields: number, ahead: number, foes: number) =>
      [plural(shields, 'shield'), ...(foes > 0 ? [`ahead in ${ahead} of ${plural(foes, 'fight')}`] : [])].join(', '),
    coins: (coins: number) => plural(coins, 'coin'),
    goods: (goods: readonly string[], near: 'nobody' | 'neighbour' | 'own') =>
      ({
        nobody: `${listed(goods, 'or')}, which nobody near makes`,
        neighbour: `${listed(goods, 'or')} without buying it`,
        own: `more ${listed(goods, 'or')}`,
      })[near],
    trade: () => 'cheaper trade from now on',
    power: () => 'a lasting power',
    chains: (cards: readonly string[]) => `${listed(cards)} free later on`,
  },
  saleOf: (card: string) => `the sale of ${card}`,
  brings: (gains: readonly string[]) => `It brings ${listed(gains)}.`,
  bringsLittle: 'It brings little at once: what it is worth shows later.',

  title: 'How the game went',
  looking: (share: number) => `Looking at every decision: ${Math.round(share * 100)}%`,
  ready: 'The analysis is ready.',
  stop: 'Stop',
  goOn: 'Go on',
  notOpen:
    'Not all of this game is open yet: others still play the same cards. Once the day is over its story is told here.',
  cannotAnalyse: 'This game cannot be analysed.',
  chance: 'Chance to win',
  graph: (name: string) => `${name}: chance to win, decision by decision`,
  graphHelp:
    'Played on many times from each decision, knowing only what the seat knew. Moves are listed by points and chance weighed together.',
  asTable: 'The same as a table',
  when: 'When',
  played: 'Played',
  turnOf: (age: string, turn: number) => (turn > 0 ? `${age}, turn ${turn}` : `${age}, before the first turn`),
  head: (when: string) => `${when}:`,
  noTurningPoints: 'No single decision moved the game much.',
  insteadOf: (better: string, played: string) => `${better} instead of ${played}`,
  foundMove: (move: string) => `${move}, found`,
  gained: (parts: readonly string[]) => `Won by it, over the next best: ${listed(parts)}.`,
  gaveUp: (parts: readonly string[]) => `Given up: ${listed(parts)}.`,
  ofChance: (share: string) => `${share} chance to win`,
  ofPoints: (points: number) => plural(points, 'point'),
  end: 'The end',
  contrast: {
    both: (a: string, gains: readonly string[], b: string, instead: readonly string[]) =>
      `${a} brings ${listed(gains)}; ${b} brings ${listed(instead)}.`,
    neither: (a: string, gains: readonly string[], b: string) => `${a} brings ${listed(gains)}; ${b} does not.`,
    later: (a: string, b: string, gains: readonly string[], points: number) =>
      `${b} brings ${listed(gains)} at once; ${a} is worth about ${plural(points, 'point')} more by the end.`,
    cheaper: (a: string, b: string, coins: number) =>
      `${a} brings what ${b} brings, for ${plural(coins, 'coin')} less.`,
    same: (a: string, b: string, points: number) =>
      `${a} brings as much as ${b} now, and about ${plural(points, 'point')} more by the end.`,
  },
  led: (to: string) => `In the games imagined the better move led to ${to}.`,
  ledOver: (over: string, to: string) => `In the games imagined it led, compared with ${over}, to ${to}.`,
  but: (pros: readonly string[], cons: readonly string[]) =>
    [listed(pros), ...(cons.length > 0 ? [`but ${listed(cons)}`] : [])].join(', '),
  ledTo: (points: number, isMore: boolean, line: string) =>
    `${plural(points, 'point')} ${isMore ? 'more' : 'fewer'} (${small(line)})`,
  ledRival: (points: number, isMore: boolean) =>
    `${plural(points, 'point')} ${isMore ? 'more' : 'fewer'} for the best rival`,
  thisWasBest: 'This was the best move.',
  asGoodAsBest: 'As good as the best: the games imagined cannot tell them apart.',
  youPlayed: 'played',
  tryIt: 'Try it from here',
  couldPlay: 'What could be played',
  accuracyTitle: 'How exactly was it played?',
  accuracy: 'accuracy',
  bestMoves: 'best move',
  bestOf: (n: number, of: number) => `${n} of ${of}`,
  perTurn: 'points given up a turn',
  accuracyHelp: '100% keeps every chance a move had. Points given up are an average over the decisions.',
  story: 'Where it turned',
  payOtherwise: 'The card was right, but another way to pay, or what goes along, was better.',
  toReplay: 'See it in the replay',
}

export type AdviceWords = typeof words
