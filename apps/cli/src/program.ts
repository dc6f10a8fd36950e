/** Command-line program: registers all commands, each from its own file, and runs the requested one. */
import { ENGINE } from '@heptapolis/engine/records'
import { Command, CommanderError, Help, type Option } from 'commander'
import { QuitError, UserError } from './errors.ts'
import { languageIn, speak, words } from './language.ts'
import { examples, languageOption } from './options.ts'
import { printable } from './text/paint.ts'
import { PACKAGE_VERSION } from './version.ts'

type AddCommand = (program: Command) => void

/** Loaded by name, because all commands together take a second to load. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  play: async () => (await import('./commands/single/play.ts')).play,
  simulate: async () => (await import('./commands/series/simulate.ts')).simulate,
  score: async () => (await import('./commands/single/score.ts')).score,
  replay: async () => (await import('./commands/single/replay.ts')).replay,
  cards: async () => (await import('./commands/texts/cards.ts')).cards,
  rules: async () => (await import('./commands/texts/rules.ts')).rules,
  check: async () => (await import('./commands/series/check.ts')).check,
  engine: async () => (await import('./commands/programs/engine.ts')).engine,
  bench: async () => (await import('./commands/series/bench.ts')).bench,
  league: async () => (await import('./commands/series/league.ts')).league,
  stats: async () => (await import('./commands/series/stats.ts')).stats,
  work: async () => (await import('./commands/series/work.ts')).work,
  analyse: async () => (await import('./commands/single/analyse.ts')).analyse,
  serve: async () => (await import('./commands/server/serve.ts')).serve,
  online: async () => (await import('./commands/programs/online.ts')).online,
  verify: async () => (await import('./commands/single/verify.ts')).verify,
  backup: async () => (await import('./commands/server/backup.ts')).backup,
  restore: async () => (await import('./commands/server/backup.ts')).restore,
  migrate: async () => (await import('./commands/server/migrate.ts')).migrate,
  admin: async () => (await import('./commands/server/admin.ts')).admin,
  words: async () => (await import('./commands/texts/words.ts')).words,
}

export const OK = 0
const USER_ERROR = 1
const USAGE = 2
const BUG = 70

/** The command that the arguments begin with, or all commands: for help and for errors. */
function commandsFor([first = '']: readonly string[]): Promise<AddCommand[]> {
  const named = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined
  return Promise.all((named ? [named] : Object.values(COMMANDS)).map((load) => load()))
}

function newProgram(commands: readonly AddCommand[]): Command {
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
  for (const add of commands) add(program)
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
    const program = newProgram(await commandsFor(args))
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return OK
  } catch (error) {
    return codeOf(error)
  }
}

function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return usageCode(error)
  if (error instanceof QuitError) return OK
  if (error instanceof UserError) return failWith(error.message)
  if (isForNewerNode(error)) return failWith(words().errors.newerNode(process.version))
  console.error(words().errors.said(words().errors.bug))
  console.error(error)
  return BUG
}

function failWith(message: string): number {
  console.error(words().errors.said(message.split('\n').map(printable).join('\n')))
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
  console.error(words().errors.said(words().usage[code]?.(about, value, why) ?? message))
  console.error(words().help.afterError)
  return USAGE
}
