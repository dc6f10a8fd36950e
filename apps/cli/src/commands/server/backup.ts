/** `heptapolis backup` and `heptapolis restore`: verified copies of a server's tables. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Command } from 'commander'
import { words } from '../../language.ts'
import { newCommand } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { databaseWords } from '../../text/database.ts'

interface DataOptions {
  data: string
}

export function backup(program: Command): void {
  const { argument, options } = words().commands.backup
  newCommand(program, 'backup')
    .argument('<file>', argument)
    .option('--data <folder>', options.data, 'data')
    .action(async (file: string, { data }: DataOptions) => {
      const { backUp, checkBackup, fileIn, judgeLog } = await import('@heptapolis/server')
      mkdirSync(dirname(file), { recursive: true })
      orFail(await backUp(fileIn(data), file), data, databaseWords)
      const { games, events } = orFail(checkBackup(file, judgeLog), file, databaseWords)
      console.log(words().serving.backedUp(file, games, events))
    })
}

export function restore(program: Command): void {
  const { argument, options } = words().commands.restore
  newCommand(program, 'restore')
    .argument('<file>', argument)
    .option('--data <folder>', options.data, 'data')
    .action(async (file: string, { data }: DataOptions) => {
      const server = await import('@heptapolis/server')
      mkdirSync(data, { recursive: true })
      const put = server.restore(file, server.fileIn(data), new Date(), server.judgeLog)
      const restored = orFail(put, file, databaseWords)
      console.log(words().serving.restored(restored.games, restored.events))
      if (restored.aside !== undefined) console.log(words().serving.aside(restored.aside))
    })
}
