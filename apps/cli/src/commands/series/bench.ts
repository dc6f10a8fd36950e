/** `heptapolis bench`: speed of the engine on this machine. */
import type { Command } from 'commander'
import { type BenchResult, benchTable, growthText, isBenchResult } from '../../bench/table.ts'
import { UserError } from '../../errors.ts'
import { readJson } from '../../files.ts'
import { words } from '../../language.ts'
import { newCommand, wholeNumber } from '../../options.ts'

interface BenchOptions {
  seconds: number
  games: number
  cost?: boolean
  beside?: string
  json?: boolean
}

export function bench(program: Command): void {
  const { options } = words().commands.bench
  newCommand(program, 'bench')
    .option('--seconds <count>', options.seconds, wholeNumber(1, 600), 1)
    .option('--games <count>', options.games, wholeNumber(1, 10_000_000), 100_000)
    .option('--cost', options.cost)
    .option('--beside <file>', options.beside)
    .option('--json', options.json)
    .action(async ({ seconds, games, cost, beside, json }: BenchOptions) => {
      const before = beside === undefined ? undefined : runKept(beside)
      const { runBench, runCosts } = await import('../../bench/bench.ts')
      const result = cost ? runCosts(seconds) : runBench(seconds, games)
      if (json) console.log(JSON.stringify(result, undefined, 2))
      else console.log([benchTable(result, before), ...(cost ? [growthText(result)] : [])].join('\n\n'))
    })
}

function runKept(file: string): BenchResult {
  const run = readJson(file, words().bench.file)
  if (isBenchResult(run)) return run
  throw new UserError(words().bench.noRun(file))
}
