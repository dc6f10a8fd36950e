/**
 * `npm run reasons -- --from 0 --seeds 200`: compares the analysis with positions whose best move and reason are known by
 * an exhaustive solution or by the rules. Prints for each kind how often the analysis names this move, and this reason.
 */
import { parseArgs } from 'node:util'
import { readMove, showMove, sight } from '@heptapolis/engine/search'
import { hint } from '../src/analysis/analyse.ts'
import { reasonFor } from '../src/analysis/reason.ts'
import { chainOpened } from './reasons/chains.ts'
import {
  clearBest,
  coinsForRival,
  findInLastTurn,
  missedChain,
  overpaying,
  wastedShields,
} from './reasons/last-turn.ts'
import { findPassed } from './reasons/passing.ts'
import { type KnownPosition, playedTo } from './reasons/positions.ts'

const lastTurn = (seed: number, players = 3) => playedTo(seed, players, 3, 1)

/** Makers of positions; undefined if a seed has none. */
const KINDS: Readonly<Record<string, (seed: number) => KnownPosition | undefined>> = {
  clear: (seed) => findInLastTurn(lastTurn(seed, 3 + (seed % 3)), clearBest, seed),
  overpaying: (seed) => findInLastTurn(lastTurn(seed), overpaying, seed),
  coins: (seed) => findInLastTurn(lastTurn(seed), coinsForRival, seed),
  chain: (seed) => findInLastTurn(lastTurn(seed), missedChain, seed),
  later: (seed) => chainOpened(seed),
  shields: (seed) => findInLastTurn(lastTurn(seed), wastedShields, seed),
  set: (seed) => findPassed(playedTo(seed, 3, 3, 2), true, seed),
  passing: (seed) => findPassed(playedTo(seed, 3, 3, 2), false, seed),
}

interface Verdict {
  readonly kind: string
  readonly isRightMove: boolean
  readonly isRightReason: boolean
  readonly text: string
}

/** Compares the analysis of a position with what is known. */
function verdictOn({ kind, g, seat, best, other, facts, isRightMove, isRightReason }: KnownPosition): Verdict {
  const seen = sight(g, seat)
  const told = readMove(seen, seat, hint(seen, seat).best[0].move)
  const reason = reasonFor(seen, seat, best, other)
  const shown = { seat, told: told.ok && showMove(g, told.value), best: showMove(g, best), other: showMove(g, other) }
  return {
    kind,
    isRightMove: told.ok && isRightMove(told.value),
    isRightReason: isRightReason(reason),
    text: JSON.stringify({ ...shown, reason, facts }),
  }
}

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    seeds: { type: 'string', default: '200' },
    kind: { type: 'string' },
  },
})

/** Positions of a kind, one for each of the first seeds that have one. */
function verdictsOf(make: (seed: number) => KnownPosition | undefined, count: number): Verdict[] {
  const verdicts: Verdict[] = []
  for (let seed = Number(values.from); verdicts.length < count; seed++) {
    const known = make(seed)
    if (!known) continue
    const verdict = verdictOn(known)
    verdicts.push(verdict)
    if (!verdict.isRightMove || !verdict.isRightReason) {
      const wrong = [...(verdict.isRightMove ? [] : ['move']), ...(verdict.isRightReason ? [] : ['reason'])]
      console.log(`${known.kind}, seed ${seed}, wrong ${wrong.join(' and ')}: ${verdict.text}`)
    }
  }
  return verdicts
}

function line(kind: string, verdicts: readonly Verdict[]): string {
  const share = (of: 'isRightMove' | 'isRightReason'): string => {
    const right = verdicts.filter((one) => one[of]).length
    return `${right} of ${verdicts.length} (${((100 * right) / verdicts.length).toFixed(1)} %)`
  }
  return `| ${kind} | ${share('isRightMove')} | ${share('isRightReason')} |`
}

const makers = Object.entries(KINDS).filter(([name]) => values.kind === undefined || values.kind === name)
const all = makers.map(([, make], i) => {
  const count = Math.floor((Number(values.seeds) + i) / makers.length)
  return verdictsOf(make, count)
})
console.log('| kind | right move | right reason |\n|---|---|---|')
for (const verdicts of all) if (verdicts.length > 0) console.log(line(verdicts[0].kind, verdicts))
console.log(line('all', all.flat()))
