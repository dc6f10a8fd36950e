/** The three turning points of an analysed game, one line each, for shared pictures and texts. */
import type { Ruleset } from '@heptapolis/engine/show'
import { storyOf } from './accuracy.ts'
import { analysesOf } from './analyses.ts'
import { adviceWords, decisionWhen, moveWords } from './words.ts'

/** Empty if the game is not analysed here. */
export function turningSentences(game: string, rules: Ruleset, nameOf: (seat: number) => string): string[] {
  const w = adviceWords()
  return storyOf([...analysesOf(game).values()]).map(({ seat, decision, rose }) => {
    const { best, played, question } = decision
    const [better, worse] = [rose ? played : best[0], played].map(({ move }) => moveWords(rules, move, question))
    const when = w.head(`${nameOf(seat)}, ${decisionWhen(decision, seat, nameOf)}`)
    return `${when} ${rose ? w.foundMove(better) : w.insteadOf(better, worse)}.`
  })
}
