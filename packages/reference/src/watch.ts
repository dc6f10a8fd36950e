/** Compares the reference with the engine during a game: coins of every turn, and tokens of every conflict. */
import { stayingOut } from '@heptapolis/boxes/armada'
import { showMove, toPosition } from '@heptapolis/engine'
import {
  type CityPosition,
  clone,
  type Game,
  type Line,
  type MoveJson,
  type Position,
  peekChoice,
  type Ruleset,
} from '@heptapolis/engine/show'
import type { Difference } from './against.ts'
import { type CityAction, coinsAfterTurn } from './payment/income.ts'
import { conflictTokens } from './score/conflicts.ts'
import { navalTokens } from './score/sea.ts'
import { type ReferenceTable, tableOf } from './table.ts'

type Report = (difference: Difference) => void

/** Same rules with comparison at run time. */
export function watched(rules: Ruleset, report: Report): Ruleset {
  const turn: Turn = { moves: [] }
  const script = rules.script.map((line) => {
    if (line.id === 'pay') return around(line, (g) => begin(g, turn))
    if (line.id === 'activate') return around(line, undefined, (g) => compareCoins(g, turn, report))
    return CONFLICTS[line.id] ? watchedConflict(line, CONFLICTS[line.id], report) : line
  })
  return { ...rules, script }
}

const around = (line: Line, before?: (g: Game) => void, after?: (g: Game) => void): Line => ({
  ...line,
  run(g) {
    before?.(g)
    line.run(g)
    after?.(g)
  },
})

/** Turn before any payment: the table, and all choices. */
interface Turn {
  position?: Position
  moves: (MoveJson | undefined)[]
}

function begin(g: Game, turn: Turn): void {
  turn.position = toPosition(g)
  turn.moves = turn.position.cities.map((_, seat) => {
    const chosen = peekChoice(g, seat)
    return chosen && showMove(g, chosen)
  })
}

function compareCoins(g: Game, { position, moves }: Turn, report: Report): void {
  if (!position) return
  const then = tableOf(toPosition(g))
  const actions = moves.map((move, seat) => actionOf(move, then, seat))
  const expected = coinsAfterTurn(tableOf(position), then, actions)
  for (const { seat, coins } of then.cities) {
    if (coins === expected[seat]) continue
    report({
      about: `coins after the turn ${JSON.stringify(moves)}`,
      seat,
      engine: coins,
      second: expected[seat],
      position,
    })
  }
}

function actionOf(move: MoveJson | undefined, then: ReferenceTable, seat: number): CityAction {
  if (!move) return { action: 'nothing', pay: {}, forNothing: [], sails: false }
  const { action, card, by, pay = {}, from, fleet } = move
  const { cards, stages, leaders } = then.cities[seat]
  const piece = action === 'stage' ? stages.at(-1) : [...cards, ...leaders].find(({ id }) => id === card)
  return {
    action,
    by,
    pay,
    forNothing: typeof from === 'string' ? from.split('+') : [],
    ...(['build', 'stage', 'recruit'].includes(action) ? { piece } : {}),
    sails: fleet !== undefined,
  }
}

/** Tokens of every city: current, and expected after the conflict. */
interface Conflict {
  now(city: CityPosition): unknown
  expected(g: Game, table: ReferenceTable): unknown[]
}

const sorted = (numbers: readonly number[] = []): number[] => [...numbers].sort((a, b) => a - b)

const CONFLICTS: Record<string, Conflict> = {
  conflicts: {
    now: ({ victory, defeat }) => ({ victory: sorted(victory), defeat }),
    expected: (_g, table) =>
      conflictTokens(table).map(({ victory, defeat }, seat) => {
        const city = table.cities[seat]
        return { victory: sorted([...city.victory, ...victory]), defeat: city.defeat + defeat }
      }),
  },
  'naval-conflict': {
    now: ({ navalTokens: tokens }) => sorted(tokens as number[]),
    expected(g, table) {
      const taken = navalTokens(table, (seat) => stayingOut.get(g, seat) === 1)
      return taken.map((token, seat) => sorted([...table.cities[seat].navalTokens, ...(token === 0 ? [] : [token])]))
    },
  },
}

/** Land and naval conflicts as if the Age ended here. */
export function conflictDifferences(g: Game): Difference[] {
  const found: Difference[] = []
  const { script } = watched(g.rules, (difference) => found.push(difference))
  const end = clone(g)
  for (const line of script) if (CONFLICTS[line.id]) line.run(end)
  return found
}

function watchedConflict(line: Line, { now, expected }: Conflict, report: Report): Line {
  return {
    ...line,
    run(g) {
      const position = toPosition(g)
      const second = expected(g, tableOf(position))
      line.run(g)
      for (const [seat, city] of toPosition(g).cities.entries()) {
        const engine = now(city)
        if (JSON.stringify(engine) === JSON.stringify(second[seat])) continue
        report({ about: line.id, seat, engine, second: second[seat], position })
      }
    },
  }
}
