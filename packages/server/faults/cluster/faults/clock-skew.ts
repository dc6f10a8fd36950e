import type { ClusterFault } from '../fault-run.ts'

const TEN_MINUTES = 600_000

/** The date of one server is ten minutes ahead and that of the other behind, and every few seconds it is the other way round. */
export const skew: ClusterFault = {
  name: 'dates ten minutes off',
  services: { skews: [TEN_MINUTES, -TEN_MINUTES] },
  happens: ({ crowd }) => crowd.acks(20),
}
