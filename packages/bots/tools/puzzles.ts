/**
 * Finds puzzles: turns in which one move stands out. Games are played without search; a short search finds
 * candidates and a long one confirms them. The level depends on which bots find the move without search.
 *
 *   node packages/bots/tools/puzzles.ts --each 20 --seed puzzles --out apps/web/src/puzzles/puzzles.json
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type GameRecord, moveText, Recording, recordText } from '@heptapolis/engine/records'
import {
  controller,
  isOver,
  type Move,
  type MoveJson,
  moves,
  question,
  random,
  type Seen,
  showMove,
  sight,
  toAct,
} from '@heptapolis/engine/search'
import { Instinct } from '../src/instinct/instinct.ts'
import { rulesOf } from '../src/league/mix.ts'
import { easy, medium } from '../src/levels.ts'
import { Race } from '../src/search/race.ts'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'puzzles' },
    out: { type: 'string', default: 'apps/web/src/puzzles/puzzles.json' },
  },
})

const MIXES = [
  '2e:3',
  '2e:4',
  '1e:3',
  '2e:leaders:3',
  '2e:cities:4',
  '2e:armada:3',
  '2e:edifice:3',
  '1e:5',
  '2e:babel-tower:3',
  '2e:babel-projects:4',
  '2e:leaders+cities:4',
  '2e:wonder-pack:4',
  '2e:armada+edifice:4',
  '2e:5',
]
const LEVELS = 3
/** Worlds of the short and of the long search, and their candidates. */
const GLANCE = 14
const LOOK = 160
const BREADTH = 12
/** Lead in points: for a candidate, and for a confirmed puzzle. */
const PROMISING = 2.5
const STANDS_OUT = 2
const SURE = 3
const FEWEST_TRIED = 3
const MOST_TRIED = 6

interface TriedMove {
  move: string
  points: number
  chance: number
}

interface Puzzle {
  level: number
  seat: number
  record: string
  tried: TriedMove[]
}

/** Stages are one kind whatever the card, and so are sales; builds are one kind whatever the payment. */
const kindOf = ({ action, card, stage }: MoveJson): string =>
  JSON.stringify(action === 'stage' ? [action, stage] : action === 'sell' ? [action] : [action, card])

function raced(seen: Seen, seat: number, worlds: number): Race {
  const race = new Race(seen, seat, { breadth: BREADTH }, random(values.seed))
  for (let i = 0; i < worlds && !race.isDecided; i++) race.step()
  return race
}

/** Lead of the best move over the best of another kind, and its error. */
function lead(seen: Seen, race: Race): { gap: number; error: number } | undefined {
  const best = kindOf(showMove(seen, race.best()))
  return race
    .gaps()
    .filter(({ move }) => kindOf(showMove(seen, move)) !== best)
    .sort((a, b) => a.gap - b.gap)[0]
}

const eye = new Instinct()

/** 1: sound play finds it; 2: only good judgement; 3: only search. */
function levelOf(seen: Seen, seat: number, best: Move): number {
  const finds = (move: Move): boolean => kindOf(showMove(seen, move)) === kindOf(showMove(seen, best))
  const dice = random(values.seed)
  if (finds(easy.choose(seen, seat, dice))) return 1
  return finds(eye.choose(seen, seat, dice, 0)) ? 2 : 3
}

function triedIn(seen: Seen, race: Race): TriedMove[] {
  const kinds = new Set<string>()
  return race.prospects().flatMap(({ move, points, chance }): TriedMove[] => {
    const json = showMove(seen, move)
    if (kinds.has(kindOf(json))) return []
    kinds.add(kindOf(json))
    return [{ move: moveText(json), points: Number(points.toFixed(1)), chance: Number(chance.toFixed(3)) }]
  })
}

const FEWEST_MOVES = 5

function puzzleAt(seen: Seen, seat: number, record: GameRecord, wanted: ReadonlySet<number>): Puzzle | undefined {
  if (question(seen, seat)?.id !== 'turn' || moves(seen, seat).length < FEWEST_MOVES) return undefined
  const glance = raced(seen, seat, GLANCE)
  const guess = lead(seen, glance)
  if (!guess || guess.gap < PROMISING || !wanted.has(levelOf(seen, seat, glance.best()))) return undefined
  const race = raced(seen, seat, LOOK)
  const found = lead(seen, race)
  if (!found || found.gap < STANDS_OUT || found.gap < SURE * found.error) return undefined
  const tried = triedIn(seen, race).slice(0, MOST_TRIED)
  const level = levelOf(seen, seat, race.best())
  if (tried.length < FEWEST_TRIED || !wanted.has(level)) return undefined
  return { level, seat, record: recordText(record), tried }
}

/** At most one puzzle per game: the first that is wanted. */
function search(mix: string, seed: string, wanted: ReadonlySet<number>): Puzzle | undefined {
  const rules = rulesOf(mix)
  const recording = Recording.begin(rules, seed, { course: false })
  const { game: g, record } = recording
  const dice = random(seed)
  // Search starts at varying turns, so that puzzles come from all of them.
  let skipped = dice.below(14)
  while (!isOver(g)) {
    const asked = toAct(g)
    if (skipped-- <= 0) {
      const seat = asked[dice.below(asked.length)]
      const found = seat < rules.players ? puzzleAt(sight(g, seat), seat, record, wanted) : undefined
      if (found) return found
    }
    for (const seat of asked) recording.apply(seat, medium.choose(sight(g, controller(g, seat)), seat, dice))
  }
  return undefined
}

const each = Number(values.each)
const found: Puzzle[] = []
const counts = Array.from({ length: LEVELS + 1 }, () => 0)
const wanted = (): Set<number> => new Set([1, 2, 3].filter((level) => counts[level] < each))
for (let game = 0; wanted().size > 0; game++) {
  const mix = MIXES[game % MIXES.length]
  const puzzle = search(mix, `${values.seed} ${game}`, wanted())
  if (!puzzle) continue
  counts[puzzle.level]++
  found.push(puzzle)
  console.log(`${mix}, game ${game}: level ${puzzle.level}, ${puzzle.tried[0].move} (${counts.slice(1).join(', ')})`)
  const lines = found.toSorted((a, b) => a.level - b.level).map((one) => `  ${JSON.stringify(one)}`)
  writeFileSync(values.out, `[\n${lines.join(',\n')}\n]\n`)
}
