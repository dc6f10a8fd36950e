/**
 * Security tests: runs known attacks against servers that it starts on loopback, each bounded in count and time:
 *
 *     npm run attack                          # one server on SQLite
 *     npm run attack -- --store postgres      # two servers on a PostgreSQL and a Redis of their own
 *     npm run attack -- --lan                 # a server that listens to the local network
 *     npm run attack -- --only H4             # attacks with this in their name
 */
import { parseArgs } from 'node:util'
import { privatePostgres, privateRedis } from '@heptapolis/store/services'
import type { Attack, Outcome } from './attack.ts'
import { FLOODS } from './floods.ts'
import { GAME_ATTACKS } from './games.ts'
import { OUTGOING_ATTACKS } from './outgoing.ts'
import { LAN_ATTACKS, NODE_ATTACKS } from './places.ts'
import { RIGHTS } from './rights.ts'
import { STORMS } from './storms.ts'
import { type Plan, start, type Target } from './target.ts'
import { UNUSUAL } from './unusual.ts'

/** Milliseconds for one attack. */
const LONGEST = 90_000

export interface AttackLine extends Outcome {
  readonly name: string
}

export function attacksOn({ store, lan }: Plan): Attack[] {
  const shared = [...RIGHTS, ...GAME_ATTACKS, ...OUTGOING_ATTACKS, ...FLOODS, ...STORMS, ...UNUSUAL]
  return [...shared, ...(lan ? LAN_ATTACKS : []), ...(store === 'postgres' ? NODE_ATTACKS : [])]
}

/** Runs attacks one after the other, then checks that the server still works. */
export async function attack(
  plan: Plan,
  attacks: readonly Attack[],
  tell: (line: AttackLine) => void,
): Promise<AttackLine[]> {
  const target = await start(plan)
  const lines: AttackLine[] = []
  const say = (line: AttackLine): void => {
    lines.push(line)
    tell(line)
  }
  try {
    for (const one of attacks) say({ name: one.name, ...(await bounded(one, target)) })
    const bugs = target.context.meters.bugs.of('') + target.problems.length
    say({ name: 'no bug, no error in the log', held: bugs === 0, figures: `${bugs}` })
  } finally {
    await target.close()
  }
  return lines
}

async function bounded(one: Attack, target: Target): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ held: false, figures: `no answer within ${LONGEST / 1000} s` }), LONGEST)
  })
  const tried = one.run(target).catch((error: Error): Outcome => ({ held: false, figures: error.message }))
  const outcome = await Promise.race([tried, late])
  clearTimeout(timer)
  return outcome
}

export const inWords = ({ name, held, figures }: AttackLine): string =>
  `${held ? 'held  ' : 'broken'}  ${name}: ${figures}`

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { store: text, only: text, lan: { type: 'boolean' } } })
  const isShared = values.store === 'postgres'
  const [postgres, redis] = isShared ? [await privatePostgres(), await privateRedis()] : []
  if (isShared && !postgres) throw new Error('There is no PostgreSQL to start: apt-get install postgresql')
  const plan: Plan = {
    store: isShared ? 'postgres' : 'sqlite',
    lan: values.lan === true,
    ...(postgres && { postgres: postgres.url }),
    ...(redis && { redis: redis.url }),
  }
  const chosen = attacksOn(plan).filter(({ name }) => name.includes(values.only ?? ''))
  const lines = await attack(plan, chosen, (line) => console.log(inWords(line)))
  await postgres?.close()
  await redis?.close()
  const broken = lines.filter(({ held }) => !held).length
  console.log(`${lines.length - broken} held, ${broken} broken`)
  process.exit(broken === 0 ? 0 : 1)
}

if (import.meta.main) await main()
