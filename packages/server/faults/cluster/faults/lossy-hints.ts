import type { ClusterFault } from '../fault-run.ts'

/** Three hints in ten are lost, three come twice, three come late. */
export const hints: ClusterFault = {
  name: 'unruly hints',
  services: { lossyBus: 0.3 },
  happens: ({ crowd }) => crowd.acks(20),
}
