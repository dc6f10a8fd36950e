/**
 * `heptapolis engine`: lets programs in any language play by the rules engine, one JSON object per line on stdin and
 * stdout.
 */
import { once } from 'node:events'
import type { Command } from 'commander'
import { words } from '../../language.ts'
import { newCommand } from '../../options.ts'
import { linesOf } from '../../protocol/lines.ts'
import { ProtocolSession } from '../../protocol/session.ts'

export function engine(program: Command): void {
  newCommand(program, 'engine')
    .option('--batch', words().commands.engine.options.batch)
    .addHelpText(
      'after',
      [
        '',
        words().help.examples(1),
        '  $ heptapolis engine',
        '  {"cmd":"new","setup":{"seats":[{},{},{}],"seed":"tuesday"}}',
        '  {"cmd":"legal","seat":0}',
        '  {"cmd":"play","seat":0,"move":{"action":"sell","card":"altar"}}',
        '  {"cmd":"help"}',
        '',
      ].join('\n'),
    )
    .action(converse)
}

async function converse({ batch }: { batch?: boolean }): Promise<void> {
  const session = batch ? new (await import('../../protocol/batch.ts')).Batch() : new ProtocolSession()
  for await (const line of linesOf(process.stdin)) {
    if (!process.stdout.write(`${session.answer(line)}\n`)) await once(process.stdout, 'drain')
    if (session.ended) break
  }
}
