/** Text that names the players who still have to choose. With two players, one of them chooses for the free city. */
import { controller } from '@heptapolis/engine/show'
import type { TableView } from '../../city/view.ts'
import { partyOf } from '../../game-model/names.ts'
import type { PlayerInfo } from '../../game-model/table.ts'
import { words } from '../../i18n/index.ts'

/** If more players choose, the text has only their number; the dots show who they are. */
const NAMED = 3
/** With more cities than this the dots leave room for one name. */
const FEW = 6
/** More letters do not fit on a small laptop: then the number has to do, too. */
const LETTERS = 36

interface WaitingInput {
  view: Pick<TableView, 'game' | 'cities'>
  viewer: number
  sitters: readonly PlayerInfo[]
  /** Cities to choose for. */
  waiting: readonly number[]
}

export function waitingText({ view, viewer, sitters, waiting }: WaitingInput): string {
  const w = words()
  const choosers = [...new Set(waiting.map((city) => controller(view.game, city)))]
  const people = sitters.filter(({ kind }) => kind === 'you' || kind === 'person').length
  // "You" is clear only where one person sits at this screen.
  const named = people === 1 ? choosers.filter((seat) => seat !== viewer) : choosers
  const most = view.cities.length > FEW ? 1 : NAMED
  if (named.length > most) return w.waitingFor(named.length)
  if (named.length > 0) {
    const names = w.waiting(named.map((seat) => partyOf(sitters[seat], view.cities[seat].name)))
    return named.length > 1 && names.length > LETTERS ? w.waitingFor(named.length) : names
  }
  if (waiting.includes(viewer)) return w.youChoose
  const [free] = waiting
  return free === undefined ? '' : w.youChooseFor(view.cities[free].name)
}
