/** `heptapolis engine`: the rules for programs in any language, one JSON object a line. */
import { once } from 'node:events'
import type { Command } from 'commander'
import { linesOf } from '../protocol/lines.ts'
import { Session } from '../protocol/session.ts'

export function engine(program: Command): void {
  program
    .command('engine')
    .summary('let a program play, by JSON lines')
    .description('Answer JSON requests on standard input, one a line, with one line each. docs/protocol.md tells all.')
    .option('--batch', 'step hundreds of games at once, for programs that learn')
    .addHelpText(
      'after',
      [
        '',
        'Example:',
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
  const session = batch ? new (await import('../protocol/batch.ts')).Batch() : new Session()
  for await (const line of linesOf(process.stdin)) {
    if (!process.stdout.write(`${session.answer(line)}\n`)) await once(process.stdout, 'drain')
    if (session.ended) break
  }
}
