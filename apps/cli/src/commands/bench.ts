/** `heptapolis bench`: how fast the engine plays on this machine. */
import type { Command } from 'commander'
import { examples, wholeNumber } from '../options.ts'

interface BenchOptions {
  seconds: number
  games: number
  json?: boolean
}

export function bench(program: Command): void {
  program
    .command('bench')
    .summary('measure the speed')
    .description('Measure games and copies per second on one core, and the memory held.')
    .option('--seconds <count>', 'how long to measure each row', wholeNumber(1, 600), 2)
    .option('--games <count>', 'games in a row for the memory figure', wholeNumber(1, 10_000_000), 100_000)
    .option('--json', 'print JSON instead of a table')
    .addHelpText('after', examples(['bench', 'the table'], ['bench --seconds 5 --json', 'steadier, for a program']))
    .action(async ({ seconds, games, json }: BenchOptions) => {
      const { benchTable, runBench } = await import('../bench/bench.ts')
      const result = runBench(seconds, games)
      console.log(json ? JSON.stringify(result, undefined, 2) : benchTable(result))
    })
}
