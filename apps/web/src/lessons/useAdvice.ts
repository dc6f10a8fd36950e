/** React hook for the advice of the coach after the learner has left the recorded game: the best move by analysis. */
import type { Hint } from '@heptapolis/bots'
import { LEARNER } from '@heptapolis/boxes/lessons'
import type { MoveJson, Ruleset } from '@heptapolis/engine/show'
import { useEffect, useState } from 'react'
import { adviceWords, moveWords, reasonWords } from '../analysis/words.ts'
import { workerAdviser } from '../game-model/bots/thinker.ts'
import type { GameTable, TableQuestion } from '../game-model/table.ts'
import { pieceName } from '../i18n/index.ts'
import { useShot } from '../table-screen/useShot.ts'
import { coachOf } from './lesson-games.ts'

export interface CoachMove {
  /** The question it answers. */
  key: string
  /** Undefined if the search found nothing. */
  found: Hint | undefined
}

export const questionKey = ({ round, id }: TableQuestion): string => `${round} ${id}`

/**
 * Advice on the open question; undefined while the search runs, and where none is wanted. Of equally good moves it is the
 * recorded one: the rule of the step is about it.
 */
export function useAdvice(table: GameTable, box: string, isWanted: () => boolean): CoachMove | undefined {
  const asked = useShot(table).asked(LEARNER)
  const key = asked && asked.moves.length > 1 && isWanted() ? questionKey(asked) : undefined
  const [advice, setAdvice] = useState<CoachMove>()
  useEffect(() => {
    if (key === undefined) return
    const adviser = workerAdviser()
    const seen = table.sight(LEARNER)
    const learner = { wish: coachOf(box)?.awaited(seen, LEARNER) }
    void adviser.hint(seen, LEARNER, table.earlier?.(LEARNER) ?? [], learner).then((found) => setAdvice({ key, found }))
    return adviser.stop
  }, [table, box, key])
  return advice?.key === key ? advice : undefined
}

/** As many characters as the longest comment of a lesson. */
const LONGEST = 240
const MOST_GAINS = 2

/** The advised move with its reason, shorter if it would be too long after the comment. */
export function adviceText(comment: string, rules: Ruleset, hint: Hint, question: string): string {
  const [{ move }] = hint.best
  const text = (most: number): string =>
    adviceWords()
      .advice(moveWords(rules, move, question), reasonOf(comment, rules, hint, question, most))
      .trim()
  const all = text(MOST_GAINS)
  return comment.length + all.length <= LONGEST ? all : text(1)
}

/**
 * The coins of a sale are no reason by themselves. A free card that the comment names is not explained again, and what others
 * lose is only a reason where the own city gains nothing.
 */
function reasonOf(comment: string, rules: Ruleset, hint: Hint, question: string, most: number): string {
  const { best, reason } = hint
  const [{ move }] = best
  if (reason.is !== 'good') return reasonWords(rules, reason, { question })
  const piece = rules.byId.get(move.card ?? '')
  const isNamed = piece !== undefined && comment.includes(pieceName(piece))
  const said = reason.gains.filter(({ is }) => is !== 'free' || !isNamed)
  const own = said.filter(({ is }) => is !== 'denied')
  const gains = (own.length > 0 ? own : said).slice(0, most)
  const why = reasonWords(rules, { is: 'good', gains }, { question, move })
  const over = best.find((one) => one.move.action !== 'sell')
  if (move.action !== 'sell' || !over?.behind) return why
  return `${why} ${adviceWords().saleIsBest}`.trim()
}

export const advisedMove = (advice: CoachMove | undefined): MoveJson | undefined => advice?.found?.best[0]?.move
