/** `heptapolis backup` and `heptapolis restore`: copies of the tables of a server, looked through before anybody relies on them. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Command } from 'commander'
import { orFail } from '../errors.ts'
import { examples } from '../options.ts'
import { SERVING } from '../serving/words.ts'

interface DataOptions {
  data: string
}

const { backup: BACKUP, restore: RESTORE } = SERVING

export function backup(program: Command): void {
  program
    .command('backup')
    .summary(BACKUP.summary)
    .description(BACKUP.description)
    .argument('<file>', BACKUP.argument)
    .option('--data <folder>', BACKUP.options.data, 'data')
    .addHelpText('after', examples(...BACKUP.examples))
    .action(async (file: string, { data }: DataOptions) => {
      const { backUp, checkBackup, fileIn, judgeLog } = await import('@heptapolis/server')
      mkdirSync(dirname(file), { recursive: true })
      orFail(await backUp(fileIn(data), file), data)
      const { games, events } = orFail(checkBackup(file, judgeLog), file)
      console.log(BACKUP.done(file, games, events))
    })
}

export function restore(program: Command): void {
  program
    .command('restore')
    .summary(RESTORE.summary)
    .description(RESTORE.description)
    .argument('<file>', RESTORE.argument)
    .option('--data <folder>', RESTORE.options.data, 'data')
    .addHelpText('after', examples(...RESTORE.examples))
    .action(async (file: string, { data }: DataOptions) => {
      const server = await import('@heptapolis/server')
      mkdirSync(data, { recursive: true })
      const restored = orFail(server.restore(file, server.fileIn(data), new Date(), server.judgeLog), file)
      console.log(RESTORE.done(restored.games, restored.events))
      if (restored.aside !== undefined) console.log(RESTORE.aside(restored.aside))
    })
}
