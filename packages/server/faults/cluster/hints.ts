import type { ClusterFault } from './fire.ts'

/** Three hints in ten are lost, three come twice, three come late. */
export const hints: ClusterFault = {
  name: 'unruly hints',
  crew: { unruly: 0.3 },
  happens: ({ crowd }) => crowd.acks(20),
}
