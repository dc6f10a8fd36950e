import type { ClusterFault } from '../fault-run.ts'

const TEN_MINUTES = 600_000

/** One server's date is ten minutes ahead, the other's behind; they swap every few seconds. */
export const skew: ClusterFault = {
  name: 'dates ten minutes off',
  services: { skews: [TEN_MINUTES, -TEN_MINUTES] },
  happens: ({ crowd }) => crowd.acks(20),
}
