/** The command line: each command is a file of its own and one line here. */
import { ENGINE } from '@heptapolis/engine'
import { Command, CommanderError } from 'commander'
import { analyse } from './commands/analyse.ts'
import { backup, restore } from './commands/backup.ts'
import { bench } from './commands/bench.ts'
import { cards } from './commands/cards.ts'
import { check } from './commands/check.ts'
import { engine } from './commands/engine.ts'
import { league } from './commands/league.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { score } from './commands/score.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { Left, UserError } from './errors.ts'
import { examples } from './options.ts'

const COMMANDS: readonly ((program: Command) => void)[] = [
  play,
  simulate,
  score,
  replay,
  cards,
  rules,
  check,
  engine,
  bench,
  league,
  analyse,
  serve,
  verify,
  backup,
  restore,
]

const OK = 0
const USER_ERROR = 1
const USAGE = 2
const BUG = 70

function newProgram(): Command {
  const program = new Command('heptapolis')
    .description('Play 7 Wonders with any mix of its boxes: in the terminal, in bulk, or through your own program.')
    .version(ENGINE, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('(add --help for the options and examples)')
    .exitOverride()
    .addHelpText(
      'after',
      examples(
        ['play', 'a game against three bots'],
        ['simulate --games 1000 --players 5', 'how the bots fare'],
        ['cards tablet --edition 1e', 'every card that speaks of tablets'],
        ['help play', 'all options of a command'],
      ),
    )
    .addHelpText('after', 'Exit codes: 0 all went well, 1 something given was wrong, 2 the command line was.')
  for (const add of COMMANDS) add(program)
  return program
}

async function run(args: readonly string[]): Promise<number> {
  const program = newProgram()
  if (args.length === 0) {
    program.outputHelp()
    return OK
  }
  try {
    await program.parseAsync(args, { from: 'user' })
    return OK
  } catch (error) {
    return codeOf(error)
  }
}

function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === OK ? OK : USAGE
  if (error instanceof Left) return OK
  if (error instanceof UserError) {
    console.error(`heptapolis: ${error.message}`)
    return USER_ERROR
  }
  console.error('heptapolis: this is a mistake in the program, not yours. Please report it with what follows.')
  console.error(error)
  return BUG
}

// Whoever reads our output may stop reading: that ends the program, and is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(OK)
  throw error
})

process.exitCode = await run(process.argv.slice(2))
