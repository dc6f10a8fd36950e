/** `heptapolis migrate`: all tables from one store to another, and the proof that they have arrived. */
import { existsSync } from 'node:fs'
import type { LastingStore, MoveStage } from '@heptapolis/server'
import type { Command } from 'commander'
import { UserError } from '../errors.ts'
import { words } from '../language.ts'
import { newCommand } from '../options.ts'
import { orFail } from '../or-fail.ts'
import { type ProgressBar, progressBar } from '../simulation/progress.ts'
import { databaseWords, storeWords } from '../text/database.ts'

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

type Server = typeof import('@heptapolis/server')

const isUrl = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)
const shownPlace = ({ shownStore }: Server, place: string): string => (isUrl(place) ? shownStore(place) : place)

/** Does something with a store, and closes it whatever comes of it. A file that is moved from has to be there. */
async function withStore<T>(
  server: Server,
  place: string,
  is: 'there' | 'new',
  act: (store: LastingStore) => Promise<T>,
): Promise<T> {
  if (is === 'there' && !isUrl(place) && !existsSync(server.fileIn(place))) {
    throw new UserError(words().serving.badDatabase(place, words().serving.database.unreachable))
  }
  const opened = await server.openStore(isUrl(place) ? { data: '', store: place } : { data: place })
  if (!opened.ok) {
    const { code, message } = opened.error
    throw new UserError(code === 'bad-database' ? storeWords(opened.error, shownPlace(server, place)) : message)
  }
  try {
    return await act(opened.value)
  } finally {
    await opened.value.close()
  }
}

/** One bar after the other. */
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
