/**
 * `npm run mutants`: mutation testing. It puts small faults (mutants) into engine and boxes, one at a time; a test that
 * reaches one must fail.
 *   npm run mutants                          400 mutants from a fresh seed, which is printed
 *   npm run mutants -- --seed x --count 100
 *   npm run mutants -- --seed x --resume     resumes a stopped run; with --most 50 at most so many mutants
 *   npm run mutants -- --seed x --again      the survivors once more, after new tests
 *   npm run mutants -- --group data          only rule data; also `code` and `order`, and several of them
 *   npm run mutants -- --like FILE           the mutants of another run that still exist, by its file in test-results
 *   npm run mutants -- --tests REGEX         only matching test files
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { begin, lookAround, type MutantLedger, resume, save, type Wish, witnesses } from './ledger.ts'
import { GROUPS } from './mutators.ts'
import { openSurvivors, progressLine, report } from './report.ts'
import { type MutantFate, runTests } from './run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '400' },
    most: { type: 'string' },
    resume: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    group: { type: 'string', multiple: true },
    like: { type: 'string' },
    tests: { type: 'string' },
  },
})

function wish(): Wish {
  const { like, tests } = values
  const groups = values.group === undefined ? GROUPS : GROUPS.filter((group) => values.group?.includes(group))
  if (groups.length < (values.group?.length ?? 1)) throw new Error(`A group is one of these: ${GROUPS.join(', ')}.`)
  return {
    count: Number(values.count),
    groups,
    ...(like !== undefined && { like }),
    ...(tests !== undefined && { tests }),
  }
}

function open(): MutantLedger {
  const seed = values.seed ?? randomBytes(4).toString('hex')
  const ledger = values.resume || values.again ? resume(seed) : begin(seed, wish())
  if (values.again) for (const { id } of openSurvivors(ledger)) delete ledger.fates[id]
  console.log(`seed "${seed}": ${ledger.mutants.length} of ${ledger.all} mutants`)
  return ledger
}

async function judge(ledger: MutantLedger, mutant: MutantLedger['mutants'][number]): Promise<MutantFate> {
  const tests = witnesses(ledger, mutant)
  if (tests.length === 0) return 'survived'
  const times = Object.fromEntries(tests.map((test) => [test, ledger.sightings[test].time]))
  const { fate } = await runTests({ tests, mutants: [mutant], isProbing: false }, times)
  return fate
}

/** A test that fails without a mutant would kill every mutant. */
async function checkPeace({ sightings }: MutantLedger): Promise<void> {
  const quickest = Object.keys(sightings).sort((a, b) => sightings[a].time - sightings[b].time)
  const { fate, failed } = await runTests({ tests: quickest.slice(0, QUICK), mutants: [], isProbing: false }, {})
  if (fate !== 'survived') throw new Error(`Without any mutant the tests fail: ${failed.join(', ') || 'they hang'}`)
}

const QUICK = 30

async function run(): Promise<void> {
  const ledger = open()
  await lookAround(ledger)
  await checkPeace(ledger)
  const waiting = ledger.mutants.filter(({ id }) => ledger.fates[id] === undefined)
  const before = ledger.mutants.length - waiting.length
  const started = Date.now()
  for (const mutant of waiting.slice(0, Number(values.most ?? waiting.length))) {
    ledger.fates[mutant.id] = await judge(ledger, mutant)
    save(ledger)
    const line = progressLine(ledger, started, before)
    if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
    else console.log(`${line}  ${mutant.file}:${mutant.line} ${ledger.fates[mutant.id]}`)
  }
  console.log(report(ledger))
}

await run()
