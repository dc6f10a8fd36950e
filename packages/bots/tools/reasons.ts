/**
 * `npm run reasons -- --from 0 --seeds 200`: compares the analysis with solved positions. A position is the last turn of a
 * base game, solved against every possible answer of the others. It counts if one move is best against all of them.
 * Prints how often the analysis names this move, and the score line that makes it best.
 */
import { parseArgs } from 'node:util'
import { BOXES } from '@heptapolis/boxes'
import {
  AGES,
  apply,
  BUILD,
  clone,
  compile,
  controller,
  type Game,
  isOver,
  type Move,
  moves,
  newGame,
  question,
  random,
  readMove,
  SELL,
  scores,
  showMove,
  sight,
  state,
  sure,
  toAct,
  total,
} from '@heptapolis/engine/search'
import { hint } from '../src/analysis/analyse.ts'
import { type Reason, reasonFor } from '../src/analysis/reason.ts'
import { medium } from '../src/levels.ts'

/** More combinations of answers are not solved. */
const MOST_ANSWERS = 4000
/** Smaller advantages have no clear reason. */
const LEAST_POINTS = 2

interface Ending {
  readonly margin: number
  /** Own points by score line; `rivals` counts what the best rival has less. */
  readonly lines: Readonly<Record<string, number>>
}

interface SolvedPosition {
  readonly g: Game
  readonly seat: number
  readonly best: Move
  /** The best other move that is no sale. */
  readonly other: Move
  /** Score lines by their part of the advantage, in points. */
  readonly parts: Readonly<Record<string, number>>
}

/** The last turn of a game that bots play from a seed; three to five players in turn. */
function lastTurn(seed: number): Game {
  const seats = Array.from({ length: 3 + (seed % 3) }, () => ({}))
  const g = newGame(sure(compile({ edition: '2e', boxes: [], seats }, BOXES)), `reasons ${seed}`)
  const chance = random(`reasons ${seed}`)
  const isLast = (): boolean => state.age.get(g) === AGES.length && state.turn.get(g) === state.turns.get(g)
  while (!isLast())
    for (const seat of toAct(g)) apply(g, seat, medium.choose(sight(g, controller(g, seat)), seat, chance))
  return g
}

/** Endings of a move, one per combination of answers; undefined where a question is left. */
function endingsOf(
  g: Game,
  seat: number,
  move: Move,
  answers: readonly (readonly [number, Move])[][],
): Ending[] | undefined {
  const endings: Ending[] = []
  for (const answer of answers) {
    const end = clone(g)
    apply(end, seat, move)
    for (const [other, one] of answer) apply(end, other, one)
    if (!isOver(end)) return undefined
    endings.push(endingOf(end, seat))
  }
  return endings
}

function endingOf(g: Game, seat: number): Ending {
  const rivals = scores(g).flatMap(({ seat: other }) => (other === seat ? [] : [total(g, other)]))
  const own = scores(g)[seat].rows
  const rival = Math.max(...rivals)
  return {
    margin: total(g, seat) - rival,
    lines: { ...Object.fromEntries(own.map(({ id, points }) => [id, points])), rivals: -rival },
  }
}

function answersTo(g: Game, seat: number): (readonly [number, Move])[][] {
  const others = toAct(g).filter((other) => other !== seat)
  return others.reduce<(readonly [number, Move])[][]>(
    (all, other) => all.flatMap((one) => moves(g, other).map((move) => [...one, [other, move] as const])),
    [[]],
  )
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function solve(g: Game, seat: number): SolvedPosition | undefined {
  const others = toAct(g).filter((other) => other !== seat)
  const combinations = others.reduce((product, other) => product * moves(g, other).length, 1)
  if (question(g, seat)?.id !== 'turn' || combinations > MOST_ANSWERS) return undefined
  const answers = answersTo(g, seat)
  const solved: { move: Move; endings: Ending[]; margin: number }[] = []
  for (const move of moves(g, seat)) {
    const endings = endingsOf(g, seat, move, answers)
    if (!endings) return undefined
    solved.push({ move, endings, margin: mean(endings.map(({ margin }) => margin)) })
  }
  const [best, ...rest] = solved.toSorted((a, b) => b.margin - a.margin)
  const other = rest.find(({ move }) => move.action !== SELL && !isSameDeed(move, best.move))
  if (!other || best.margin - other.margin < LEAST_POINTS) return undefined
  const isBestAlways = rest.every(
    ({ move, endings }) =>
      isSameDeed(move, best.move) || endings.every(({ margin }, i) => margin < best.endings[i].margin),
  )
  if (!isBestAlways) return undefined
  const lines = Object.keys(best.endings[0].lines)
  const parts = lines.map((line) => [
    line,
    mean(best.endings.map((end, i) => end.lines[line] - other.endings[i].lines[line])),
  ])
  return { g, seat, best: best.move, other: other.move, parts: Object.fromEntries(parts) }
}

/** Payments do not count, nor does the card given for a stage or sold. */
const isSameDeed = (a: Move, b: Move): boolean =>
  a.action === b.action && a.option === b.option && (a.action !== BUILD || a.card === b.card)

/** Score lines that the reason names first. */
function linesNamed(reason: Reason): string[] {
  if (reason.is !== 'stronger') return ['treasury']
  const [first] = reason.gains
  if (!first) return ['treasury']
  if (first.is === 'points') return [first.line]
  if (first.is === 'conflict') return ['military', 'rivals']
  return first.is === 'coins' ? ['treasury'] : []
}

/** The line with the largest part; equal parts are equally right. */
function mainLines(parts: Readonly<Record<string, number>>): string[] {
  const most = Math.max(...Object.values(parts))
  return Object.keys(parts).filter((line) => parts[line] >= most - 0.5)
}

interface Verdict {
  readonly isRightMove: boolean
  readonly isRightReason: boolean
  readonly text: string
}

/** Compares the analysis of a position with its solution. */
function verdictOn({ g, seat, best, other, parts }: SolvedPosition): Verdict {
  const seen = sight(g, seat)
  const told = readMove(seen, seat, hint(seen, seat).best[0].move)
  const reason = reasonFor(seen, seat, best, other)
  const main = mainLines(parts)
  return {
    isRightMove: told.ok && isSameDeed(told.value, best),
    isRightReason: linesNamed(reason).some((line) => main.includes(line)),
    text: JSON.stringify({ seat, told: told.ok && showMove(g, told.value), best: showMove(g, best), reason, parts }),
  }
}

const { values } = parseArgs({
  options: { from: { type: 'string', default: '0' }, seeds: { type: 'string', default: '200' } },
})
const verdicts: Verdict[] = []
for (let seed = Number(values.from); verdicts.length < Number(values.seeds); seed++) {
  const g = lastTurn(seed)
  const solved = toAct(g)
    .map((seat) => solve(g, seat))
    .find((one) => one !== undefined)
  if (!solved) continue
  const verdict = verdictOn(solved)
  verdicts.push(verdict)
  if (!verdict.isRightMove || !verdict.isRightReason) console.log(`seed ${seed}: ${verdict.text}`)
}
const share = (count: number): string =>
  `${count} of ${verdicts.length} (${((100 * count) / verdicts.length).toFixed(1)} %)`
const right = (of: 'isRightMove' | 'isRightReason'): string => share(verdicts.filter((one) => one[of]).length)
console.log(`right move ${right('isRightMove')}, right reason ${right('isRightReason')}`)
