import { answerAgain } from '@heptapolis/bots'
import { sure } from '@heptapolis/engine/kernel'
import { openPostgres } from '@heptapolis/store'
import { verify } from '@heptapolis/table'
import type { ClusterFault } from '../fault-run.ts'
import { logsIn } from '../ledger-check.ts'
import type { TestCluster } from '../test-cluster.ts'

/** Bot threads die, hang or answer nonsense at both servers; stand-ins answer for them. */
export const bots: ClusterFault = {
  name: 'bots that die, hang or talk nonsense',
  services: { unsound: 0.1 },
  level: 'hard',
  happens: ({ crowd }) => crowd.acks(20),
  after: async ({ cluster }) => ({ 'stood in for': await standIns(cluster), ...(await reckonedAgain(cluster)) }),
}

async function standIns({ nodes }: TestCluster): Promise<number> {
  const found = await Promise.all(nodes.map((node) => node.figures()))
  return found.reduce((sum, figures) => sum + figures.standIns, 0)
}

/** Verifies that logs of finished games contain only answers of a correct bot. */
async function reckonedAgain({
  postgres,
}: TestCluster): Promise<{ 'answers reckoned again': number; mismatches: number }> {
  const store = sure(await openPostgres({ url: postgres.url }))
  const logs = await logsIn(store)
  await store.close()
  const checked = logs.map(({ events }) => verify(events, answerAgain))
  const isWrong = (one: (typeof checked)[number]): boolean => !one.ok && one.error.code !== 'not-over'
  return {
    'answers reckoned again': checked.reduce((sum, one) => sum + (one.ok ? one.value.bots : 0), 0),
    mismatches: checked.filter(isWrong).length,
  }
}
