/** Command line: one file per command and one line here. */
import { ENGINE } from '@heptapolis/engine/records'
import { Command, CommanderError, Help, type Option } from 'commander'
import { engine } from './commands/programs/engine.ts'
import { online } from './commands/programs/online.ts'
import { bench } from './commands/series/bench.ts'
import { check } from './commands/series/check.ts'
import { league } from './commands/series/league.ts'
import { simulate } from './commands/series/simulate.ts'
import { stats } from './commands/series/stats.ts'
import { work } from './commands/series/work.ts'
import { admin } from './commands/server/admin.ts'
import { backup, restore } from './commands/server/backup.ts'
import { migrate } from './commands/server/migrate.ts'
import { serve } from './commands/server/serve.ts'
import { analyse } from './commands/single/analyse.ts'
import { play } from './commands/single/play.ts'
import { replay } from './commands/single/replay.ts'
import { score } from './commands/single/score.ts'
import { verify } from './commands/single/verify.ts'
import { cards } from './commands/texts/cards.ts'
import { rules } from './commands/texts/rules.ts'
import { words as wordsCommand } from './commands/texts/words.ts'
import { Left, UserError } from './errors.ts'
import { languageIn, speak, words } from './language.ts'
import { examples, languageOption } from './options.ts'
import { printable } from './text/paint.ts'
import { PACKAGE_VERSION } from './version.ts'

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
  stats,
  work,
  analyse,
  serve,
  online,
  verify,
  backup,
  restore,
  migrate,
  admin,
  wordsCommand,
]

export const OK = 0
const USER_ERROR = 1
const USAGE = 2
const BUG = 70

function newProgram(): Command {
  const { help } = words()
  const program = new Command('heptapolis')
    .description(help.description)
    .version(`${PACKAGE_VERSION} (engine ${ENGINE})`, '-V, --version', help.version)
    .helpOption('-h, --help', help.help)
    .helpCommand('help [command]', help.helpCommand)
    .addOption(languageOption())
    .configureHelp({
      styleTitle: (title) => help.titles[title] ?? title,
      styleOptionText: placeholdersIn,
      styleArgumentText: placeholdersIn,
      styleSubcommandText: placeholdersIn,
      styleArgumentTerm: placeholder,
      optionDescription,
      boxWrap,
    })
    // Usage errors are printed later, once the language is known.
    .configureOutput({ outputError: () => undefined })
    .exitOverride()
    .addHelpText('after', examples(help.firstExamples))
    .addHelpText('after', help.exitCodes)
  for (const add of COMMANDS) add(program)
  return program
}

/** Translated placeholder, such as `file` of `<file>`. */
const placeholder = (name: string): string => new Map(Object.entries(words().help.placeholders)).get(name) ?? name
const placeholdersIn = (term: string): string => term.replace(/(?<=[<[])[a-z=]+/g, placeholder)

/** Description, choices and default of an option. */
function optionDescription({ description, argChoices, defaultValue, defaultValueDescription }: Option): string {
  const { help } = words()
  const value = defaultValueDescription ?? (typeof defaultValue === 'boolean' ? undefined : defaultValue)
  const notes = [
    ...(argChoices ? [help.choices(argChoices)] : []),
    ...(value === undefined ? [] : [help.default(String(value))]),
  ]
  return notes.length > 0 ? `${description} (${notes.join(', ')})` : description
}

const HARD_SPACE = '\u00a0'
/** Word joiner: prevents a line break. */
const JOINT = '\u2060'

/** Breaks lines at plain spaces only, because French puts a no-break space before a colon. */
function boxWrap(this: Help, text: string, width: number): string {
  const wrapped = Help.prototype.boxWrap.call(this, text.replaceAll(HARD_SPACE, JOINT), width)
  return wrapped.replaceAll(JOINT, HARD_SPACE)
}

/** Runs the arguments; returns the exit code. */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    await speak(languageIn(args, env))
    const program = newProgram()
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return OK
  } catch (error) {
    return codeOf(error)
  }
}

function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return usageCode(error)
  if (error instanceof Left) return OK
  if (error instanceof UserError) return told(error.message)
  if (isForNewerNode(error)) return told(words().errors.newerNode(process.version))
  console.error(`heptapolis: ${words().errors.bug}`)
  console.error(error)
  return BUG
}

function told(message: string): number {
  console.error(`heptapolis: ${message.split('\n').map(printable).join('\n')}`)
  return USER_ERROR
}

/** node:sqlite needs Node 22.13. */
const isForNewerNode = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_BUILTIN_MODULE'

function usageCode({ exitCode, code, message }: CommanderError): number {
  if (exitCode === OK) return OK
  // The library's errors are English; the quoted parts are reused in the translation.
  const [name = '', value = ''] = [...message.matchAll(/'([^']*)'/g)].map(([, quoted]) => quoted)
  const about = code === 'commander.missingArgument' ? placeholder(name) : placeholdersIn(name)
  const why = message.replace(/^.*? is invalid\. /, '')
  console.error(`heptapolis: ${words().usage[code]?.(about, value, why) ?? message}`)
  console.error(words().help.afterError)
  return USAGE
}
