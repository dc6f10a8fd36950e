/**
 * Tool that measures how long a page needs to read a view, in ms: decoded (`fromView`), and validated like input from
 * people (`fromPosition`). It prints the first reading and the mean of later ones. `node
 * packages/server/tools/views.ts`
 */
import { BOXES } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine/kernel'
import { fromPosition, fromView, type Position, view } from '@heptapolis/engine/records'
import { apply, isOver, moves, newGame, random, toAct } from '@heptapolis/engine/search'
import { compile, type Ruleset, type Terms } from '@heptapolis/engine/show'

const everything = BOXES.slice(1).map(({ id }) => id)
const MIXES: readonly (readonly [string, string[]])[] = [
  ['base, 4 players', []],
  ['Leaders and Cities, 4 players', ['leaders', 'cities']],
  ['all boxes, 4 players', everything],
]

const termsOf = (boxes: string[]): Terms => ({ edition: '2e', boxes, seats: [{}, {}, {}, {}] })

/** Views of the first seat at every question of a game. */
function viewsOf(rules: Ruleset): Position[] {
  const g = newGame(rules, 'views')
  const dice = random('views')
  const views: Position[] = []
  while (!isOver(g)) {
    views.push(view(g, 0))
    const [seat] = toAct(g)
    const legal = moves(g, seat)
    apply(g, seat, legal[dice.below(legal.length)])
  }
  return views
}

const milliseconds = (act: () => void): number => {
  const before = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function costOf(views: readonly Position[], read: (view: Position) => void): string {
  const [first, ...others] = views
  const once = milliseconds(() => read(first))
  const later = milliseconds(() => others.forEach(read)) / others.length
  return `first ${once.toFixed(1)}, later ${later.toFixed(2)}`
}

for (const [name, boxes] of MIXES) {
  const rules = sure(compile({ ...termsOf(boxes), seed: '' }, BOXES))
  const views = viewsOf(rules)
  const decoded = costOf(views, (seen) => sure(fromView(seen, rules)))
  const proved = costOf(views, (seen) => sure(fromPosition(seen, BOXES, { lenient: true })))
  console.log(`${name.padEnd(32)} ms a view: decoded ${decoded}; proved ${proved}`)
}
