import type { ClusterFault } from '../fault-run.ts'

/** Loses three hints in ten, doubles three, delays three. */
export const hints: ClusterFault = {
  name: 'unruly hints',
  services: { lossyBus: 0.3 },
  happens: ({ crowd }) => crowd.acks(20),
}
