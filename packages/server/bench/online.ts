/**
 * Benchmark of online tables: CPU per choice, latency, bytes and memory of a server.
 *
 *     npm run bench:online                        # a few tables
 *     npm run bench:online -- --tables 1000       # a long run
 *     npm run bench:online -- --profile           # with a main-thread profile
 *     npm run bench:online -- --pairs 5 --against ../before   # against another checkout, medians
 *     npm run bench:online -- --flags=--trace-gc  # with Node flags for the server, separated by spaces
 *     npm run bench:online -- --sockets 1000,4000 # memory per connection
 *     npm run bench:online -- --nodes 2 --tables 10,50,200   # servers that share a PostgreSQL, and how their cost grows
 */
import { parseArgs } from 'node:util'
import { endProgressBar, progressBar } from '../faults/progress-bar.ts'
import { growth } from './cluster.ts'
import { describe, measure, type Plan } from './measure.ts'
import { inPairs, programIn } from './pairs.ts'
import { measureSockets, socketsText } from './sockets.ts'

/** Six turns in each of three Ages. */
const MOST_CHOICES = 18

const text = { type: 'string' as const }
const options = {
  tables: text,
  people: text,
  choices: text,
  think: text,
  nodes: text,
  pairs: text,
  against: text,
  sockets: text,
  flags: text,
  profile: { type: 'boolean' as const, default: false },
}
const { values } = parseArgs({ options })

const numbers = (list: string): number[] => list.split(',').map(Number)

async function run(): Promise<string> {
  const {
    people = '3',
    choices = '10',
    think = '1000',
    tables,
    nodes,
    pairs,
    against,
    sockets,
    profile,
    flags,
  } = values
  const program = against === undefined ? {} : { program: programIn(against) }
  const given = { flags: flags?.split(' ') ?? [] }
  if (sockets !== undefined)
    return socketsText(await measureSockets({ steps: numbers(sockets), ...program, ...given, onProgress: progressBar }))
  const habits = { people: Number(people), choices: Number(choices), think: Number(think), onProgress: progressBar }
  if (habits.choices > MOST_CHOICES) throw new Error(`A game has ${MOST_CHOICES} choices for each.`)
  if (nodes !== undefined) {
    await growth({ ...habits, nodes: Number(nodes), tables: numbers(tables ?? '10,20,40') })
    return ''
  }
  const plan: Plan = { tables: Number(tables ?? '20'), ...habits, profile, ...given }
  if (pairs !== undefined && against !== undefined) return inPairs(plan, Number(pairs), against)
  return describe(plan, await measure({ ...plan, ...program, restart: pairs === undefined && !profile }))
}

const result = await run()
endProgressBar()
console.log(result)
process.exit()
