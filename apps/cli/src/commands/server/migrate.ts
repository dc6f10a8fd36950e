/** `heptapolis migrate`: copies all tables from one store to another and verifies the copy. */
import type { MoveStage } from '@heptapolis/server'
import type { Command } from 'commander'
import { words } from '../../language.ts'
import { newCommand } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { type ProgressBar, progressBar } from '../../simulation/progress.ts'
import { shownPlace, withStore } from '../../stores.ts'
import { databaseWords } from '../../text/database.ts'

export function migrate(program: Command): void {
  const { options } = words().commands.migrate
  newCommand(program, 'migrate')
    .requiredOption('--from <place>', options.from)
    .requiredOption('--to <place>', options.to)
    .action(async ({ from, to }: { from: string; to: string }) => {
      const server = await import('@heptapolis/server')
      const { show, end } = bars()
      const moved = await withStore(server, from, 'there', (source) =>
        withStore(server, to, 'new', (target) =>
          server.move(source, target, { hashOf: server.hashOfLog, onProgress: show }),
        ),
      )
      end()
      const { games, events, rows, hash } = orFail(
        moved,
        [from, to].map((place) => shownPlace(server, place)).join(' → '),
        databaseWords,
      )
      console.log(words().serving.moved(games, events, rows, hash))
    })
}

function bars() {
  let [bar, last]: [ProgressBar | undefined, MoveStage | undefined] = [undefined, undefined]
  return {
    show(stage: MoveStage, done: number, of: number): void {
      if (stage !== last) {
        bar?.end()
        bar = progressBar(of, words().serving.stages[stage])
        last = stage
      }
      bar?.show(done)
    },
    end: () => bar?.end(),
  }
}
