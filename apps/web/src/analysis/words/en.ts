/** Texts of hints and analysis in English. */
import { words as gainWords } from '@heptapolis/boxes/gains/en'
import { listed, plural, small } from '@heptapolis/boxes/grammar/en'

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

export const words = {
  thinking: 'Thinking…',
  failed: 'No hint available.',
  best: 'Best move',
  /** Of the coach; `**` marks bold text. */
  advice: (move: string, why: string) => `My advice: **${move}**. ${why}`,
  /** Differences from the best move over the same simulated games: figures of different games cannot be compared. */
  others: (moves: readonly string[]) => `Other good moves: ${moves.map(small).join(' · ')}`,
  /** For learners, instead of figures. */
  muchBetter: (other: string) => `It is clearly better than ${other}.`,
  /** Of a sale that is better than any building or stage. */
  saleIsBest: 'In the long run, nothing you could build is better.',
  littleBetter: (other: string) => `It is a little better than ${other}.`,
  behind: (move: string, parts: readonly string[]) => `${move} (${listed(parts)} less)`,
  alike: (move: string) => `${move} (about as good)`,
  expected: (points: number, chance: string) => `about ${plural(points, 'point')}, ${chance} chance to win`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  move: (action: string, card: string) => `${action} ${card}`,
  doneWith: (deed: string, card: string) => `${deed} with ${card}`,
  stageWith: (stage: string, card: string) => `${stage} with ${card}`,
  builtStage: (stage: string) => stage,
  /** A move after the name of who plays it and a colon. */
  afterName: (move: string) => move,
  along: (what: string) => `(${what})`,
  paying: (move: string, coins: number) => `${move} for ${plural(coins, 'coin')}`,
  /** Verb phrases: the subject is a card or an action. */
  gains: gainWords,
  /** The city of the reader, in the reasons for moves of others. */
  ownCity: 'your city',
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
  head: (when: string) => `${when}.`,
  noTurningPoints: 'No single move changed the game much.',
  insteadOf: (better: string, played: string) => `Played: ${small(played)}; best: ${small(better)}`,
  foundMove: (move: string) => `Great move: ${small(move)}`,
  /** Empty figures are left out. */
  gained: (other: string, chance: string, points: string) => {
    const parts = [chance && `${chance} of winning chance`, points].filter(Boolean)
    return parts.length > 0 ? `In simulations, better than ${other} by ${listed(parts)}.` : ''
  },
  gaveUp: (parts: readonly string[], line?: string) =>
    parts.length > 0 ? `Cost of this choice: ${listed(parts)}${line ? ` (mostly ${small(line)})` : ''}.` : '',
  /** A difference of two chances. */
  share: (share: number, error: number) =>
    error > 0 ? `${share} ± ${error} percentage points` : plural(share, 'percentage point'),
  ofChance: (share: string) => `${share} of winning chance`,
  ofPoints: (points: number, error?: number) => (error ? `${points} ± ${error} points` : plural(points, 'point')),
  end: 'End',
  stronger: ({ better, gains, other, instead, dearer, cheaper, isOutweighed }: StrongerMove) => {
    const price = [
      ...(dearer > 0 ? [gainWords.dearer(dearer)] : []),
      ...(cheaper > 0 ? [gainWords.cheaper(cheaper)] : []),
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
  betterWithout: (along: string) => `Right card, but better without “${along}”.`,
  betterOption: (move: string) => `Right card, but a better way to use it is “${move}”.`,
  toReplay: 'Show in replay',
}

export type AdviceWords = typeof words
