/** `heptapolis bench`: how fast the engine plays on this machine. */
import type { Command } from 'commander'
import { benchTable } from '../bench/table.ts'
import { words } from '../language.ts'
import { newCommand, wholeNumber } from '../options.ts'

interface BenchOptions {
  seconds: number
  games: number
  json?: boolean
}

export function bench(program: Command): void {
  const { options } = words().commands.bench
  newCommand(program, 'bench')
    .option('--seconds <count>', options.seconds, wholeNumber(1, 600), 2)
    .option('--games <count>', options.games, wholeNumber(1, 10_000_000), 100_000)
    .option('--json', options.json)
    .action(async ({ seconds, games, json }: BenchOptions) => {
      const { runBench } = await import('../bench/bench.ts')
      const result = runBench(seconds, games)
      console.log(json ? JSON.stringify(result, undefined, 2) : benchTable(result))
    })
}
