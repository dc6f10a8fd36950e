/** View of the table while conflicts are being animated: their tokens are missing, and the Age has not changed. */
import { type Seen, state } from '@heptapolis/engine/show'
import type { TableView } from '../../city/view.ts'
import type { Beat, LandingToken } from './beats.ts'

/** `before`: the game when its last cards were chosen. */
export function beforeTokens(view: TableView, beat: Beat | undefined, before: Seen | undefined): TableView {
  if (!before || (beat?.is !== 'settle' && beat?.is !== 'conflict') || beat.all.length === 0) return view
  const { pending } = beat
  return {
    ...view,
    fought: beat.all,
    age: state.age.get(before),
    turn: state.turn.get(before),
    cities: view.cities.map((city) => ({ ...city, tokens: without(city.tokens, pending, city.seat) })),
  }
}

function without(tokens: readonly number[], pending: readonly LandingToken[], seat: number): number[] {
  const left = [...tokens]
  for (const { value } of pending.filter((landing) => landing.seat === seat)) {
    // Several defeats are one event.
    const [token, times] = value < 0 ? [-1, -value] : [value, 1]
    for (let i = 0; i < times; i++) {
      const at = left.lastIndexOf(token)
      if (at >= 0) left.splice(at, 1)
    }
  }
  return left
}
