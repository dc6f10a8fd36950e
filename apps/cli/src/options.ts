/** The options several commands share, and what they make of a set-up. */
import { BOT_NAMES } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { EDITIONS, type Edition, type SeatSetup, type Setup, type Wish } from '@heptapolis/engine'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { corrected, withBoards } from './boards.ts'

export interface MixOptions {
  edition: Edition
  boxes: string[]
  option?: Record<string, Wish>
}

/** `--edition`, `--boxes`, `--option` and those for boards: which pieces take part, and what is printed on them. */
export const withMix = (command: Command): Command =>
  withBoards(command)
    .addOption(new Option('--edition <edition>', 'printed edition of the cards').choices(EDITIONS).default('2e'))
    .addOption(
      new Option('--boxes <list>', `boxes besides the base game, with commas, or "all": ${boxNames()}`)
        .argParser(boxList)
        .default([], 'none'),
    )
    .option('--option <name=value>', 'a wish of a single box; may be given several times', wish)

/** `--bots`, seated in turn. */
export const withBots = (command: Command, about: string): Command =>
  command.addOption(
    new Option('--bots <list>', `${about} (${BOT_NAMES.join(', ')})`).argParser(list).default(['greedy'], 'greedy'),
  )

const boxIds = (): string[] => BOXES.slice(1).map((box) => box.id)
const boxNames = (): string => boxIds().join(', ') || 'there are no others yet'

export const list = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const boxList = (text: string): string[] => {
  if (text === 'all') return boxIds()
  return text === 'none' ? [] : list(text)
}

function wish(text: string, before: MixOptions['option'] = {}): MixOptions['option'] {
  const parts = /^([a-zA-Z][\w-]*)=(.+)$/.exec(text)
  if (!parts) throw new InvalidArgumentError('Expected name=value.')
  return { ...before, [parts[1]]: wishValue(parts[2]) }
}

const wishValue = (text: string): string | number | boolean => {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+$/.test(text) ? Number(text) : text
}

/** Reads a whole number within bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
  }

export function setupOf(mix: MixOptions, seats: SeatSetup[], seed: string, teams?: boolean): Setup {
  const setup: Setup = { edition: mix.edition, boxes: mix.boxes, seats, seed }
  if (teams) setup.teams = true
  if (mix.option) setup.options = mix.option
  return corrected(setup, mix)
}

/** Examples at the end of a command's help. */
export const examples = (...lines: [string, string][]): string => {
  const width = Math.max(...lines.map(([line]) => line.length))
  return `\nExamples:\n${lines.map(([line, what]) => `  $ heptapolis ${line.padEnd(width)}  ${what}`).join('\n')}\n`
}
