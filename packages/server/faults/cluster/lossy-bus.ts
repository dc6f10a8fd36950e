/** Message bus between servers with simulated network faults: it loses, doubles, delays and reorders messages. */
import { random } from '@heptapolis/engine/kernel'
import type { Bus } from '../../src/cluster/bus.ts'

const LATEST = 400

export function lossyBus(bus: Bus, share: number, seed: string): Bus {
  const dice = random(`unruly ${seed}`)
  const happens = (): boolean => dice.below(1000) < share * 1000
  return {
    ...bus,
    onHint: (listener) =>
      bus.onHint((hint) => {
        if (happens()) return
        if (happens()) setTimeout(listener, dice.below(LATEST), hint)
        else listener(hint)
        if (happens()) listener(hint)
      }),
  }
}
