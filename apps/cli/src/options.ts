/** Command-line options that several commands share, such as edition and expansions, and the set-up they describe. */
import { BOT_NAMES } from '@heptapolis/bots'
import { BOXES, LANGUAGE_NAMES } from '@heptapolis/boxes'
import type { Edition, SeatSetup, Setup } from '@heptapolis/engine'
import { EDITIONS, type Wish } from '@heptapolis/engine/show'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { corrected, withBoards } from './boards.ts'
import { words } from './language.ts'
import type { CliWords } from './words/en.ts'

export interface MixFlags {
  edition: Edition
  boxes: string[]
  option?: Record<string, Wish>
  houseRule?: Record<string, string>
  without?: string[]
}

export type CommandName = keyof CliWords['commands']

/** Creates a command with its summary, description and examples. */
export function newCommand(program: Command, name: CommandName): Command {
  const { summary, description, examples: lines } = words().commands[name]
  const command = program.command(name).summary(summary).description(description).addOption(languageOption())
  return lines.length > 0 ? command.addHelpText('after', examples(lines)) : command
}

/** `--lang`; parsed before any command, see `languageIn`. */
export const languageOption = (): Option =>
  new Option('--lang <code>', words().help.language).choices(Object.keys(LANGUAGE_NAMES))

const oneOf =
  <T extends string>(choices: readonly T[]) =>
  (text: string): T => {
    const found = choices.find((choice) => choice === text)
    if (found !== undefined) return found
    throw new InvalidArgumentError(words().expected.choices(choices))
  }

/** `--edition`, `--boxes`, `--option`, `--house-rule` and board corrections. */
export function withMix(command: Command): Command {
  const { help } = words()
  return withBoards(command)
    .addOption(
      new Option('--edition <edition>', help.edition).choices(EDITIONS).argParser(oneOf(EDITIONS)).default('2e'),
    )
    .addOption(new Option('--boxes <list>', help.boxes(boxIds().join(', '))).argParser(boxList).default([], help.none))
    .option('--option <name=value>', help.option, wish)
    .option('--house-rule <name=value>', help.houseRule(houseRuleNames()), houseRule)
    .option('--without <list>', help.without, list)
}

/** `--bots`, in seat order. */
export const withBots = (command: Command, about: string): Command =>
  command.addOption(
    new Option('--bots <list>', `${about} (${BOT_NAMES.join(', ')})`).argParser(list).default(['greedy'], 'greedy'),
  )

const boxIds = (): string[] => BOXES.slice(1).map((box) => box.id)

export const list = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const boxList = (text: string): string[] => {
  if (text === 'all') return boxIds()
  return text === 'none' ? [] : list(text)
}

const wish = (text: string, before: MixFlags['option'] = {}): MixFlags['option'] => {
  const [name, value] = nameAndValue(text)
  return { ...before, [name]: wishValue(value) }
}

const houseRule = (text: string, before: MixFlags['houseRule'] = {}): MixFlags['houseRule'] => {
  const [name, reading] = nameAndValue(text)
  return { ...before, [name]: reading }
}

/** `ties=coins|shared`, the standard first. */
const houseRuleNames = (): string =>
  BOXES.flatMap(({ houseRules = [] }) => houseRules)
    .map(({ id, readings }) => `${id}=${readings.map((reading) => reading.id).join('|')}`)
    .join(', ')

function nameAndValue(text: string): [name: string, value: string] {
  const [, name, value] = /^([a-zA-Z][\w-]*)=(.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined) throw new InvalidArgumentError(words().expected.nameAndValue)
  return [name, value]
}

const wishValue = (text: string): string | number | boolean => {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+$/.test(text) ? Number(text) : text
}

/** Parses an integer within bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(words().expected.wholeNumber(least, most))
  }

export function setupOf(mix: MixFlags, seats: SeatSetup[], seed: string, teams?: boolean): Setup {
  const setup: Setup = { edition: mix.edition, boxes: mix.boxes, seats, seed }
  if (teams) setup.teams = true
  if (mix.option) setup.options = mix.option
  if (mix.houseRule) setup.houseRules = mix.houseRule
  if (mix.without && mix.without.length > 0) setup.without = mix.without
  return corrected(setup, mix)
}

/** Examples at the end of the help. */
export function examples(lines: readonly (readonly [line: string, what: string])[]): string {
  const width = Math.max(...lines.map(([line]) => line.length))
  const shown = lines.map(([line, what]) => `  $ heptapolis ${line.padEnd(width)}  ${what}`)
  return `\n${words().help.examples(lines.length)}\n${shown.join('\n')}\n`
}
