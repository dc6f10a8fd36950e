/**
 * Command-line options such as `--armada-boards`: a file with the values printed on the player's own boards, which
 * replace our reconstructed ones.
 */
import { SHELF } from '@heptapolis/boxes'
import type { Problem, Setup } from '@heptapolis/engine'
import { type Command, Option } from 'commander'
import { UserError } from './errors.ts'
import { readJson } from './files.ts'
import { say, words } from './language.ts'

/** Boxes with correctable boards, each with its option: `--armada-boards`. */
const CORRECTABLE = SHELF.flatMap(({ rules: { id }, boards }) => {
  return boards ? [{ id, boards, option: new Option(`--${id}-boards <file>`) }] : []
})

export const withBoards = (command: Command): Command =>
  CORRECTABLE.reduce((so, { id, option }) => {
    return so.option(option.flags, words().help.boards(say().boxName(id), `docs/${id}-boards.md`))
  }, command)

const MOST_FAULTS = 8

/** Adds the boards of all named files to the set-up; only differences from ours. */
export function corrected<S extends Partial<Setup>>(setup: S, options: object): S {
  const named = new Map(Object.entries(options))
  let so = setup
  for (const { id, boards, option } of CORRECTABLE) {
    const file = named.get(option.attributeName())
    if (typeof file !== 'string') continue
    if (!so.boxes?.includes(id)) throw new UserError(words().errors.boxNotInPlay(`--${option.name()}`, id))
    const { corrections, faults } = boards.read(readJson(file, words().boardsFile(say().boxName(id))))
    if (faults.length > 0) throw new UserError(faultsOf(file, faults))
    if (corrections) so = { ...so, options: { ...so.options, [boards.option]: corrections } }
  }
  return so
}

function faultsOf(file: string, faults: readonly Problem[]): string {
  const { badBoards, more } = words().errors
  const messages = faults.slice(0, MOST_FAULTS).map((fault) => say().problem(fault))
  const omitted = faults.length > MOST_FAULTS ? [more(faults.length - MOST_FAULTS)] : []
  return [badBoards(file), ...messages, ...omitted].join('\n  ')
}
