/** Text of the last move of a seat, as its player reads it: `You built Altar for 1 coin.` */
import { PUBLIC } from '@heptapolis/engine/show'
import { cityNames } from '../../city/view.ts'
import { type Parties, partiesOf } from '../../game-model/names.ts'
import type { GameTable } from '../../game-model/table.ts'
import { sentence, words } from '../../i18n/index.ts'
import { cityLines, linesOf } from '../../table-screen/log/log.ts'

/** Results of conflicts, and what an Age or a turn brings, are no part of a move. */
const NOT_OF_A_MOVE = new Set(['conflict', 'victory', 'defeat', 'age', 'turn', 'dealt'])

/** Empty before the first move. */
export function lastAction(table: Pick<GameTable, 'rules' | 'sitters' | 'steps' | 'sight'>, seat: number): string {
  const others = partiesOf(table.sitters, cityNames(table.sight(PUBLIC)))
  const party: Parties = (at) => (at === seat ? { name: words().whoSits.you, isYou: true } : others(at))
  const events = table
    .steps(seat)
    .map((step) => step.events.filter(({ what, seat: city }) => city === seat && !NOT_OF_A_MOVE.has(what)))
    .findLast(({ length }) => length > 0)
  const [line] = cityLines(linesOf(table.rules, events ?? [], party, ''))
  return line ? sentence(line.text) : ''
}
