/** Boards corrected by their owners, from a file. */
import { SHELF } from '@heptapolis/boxes'
import type { Setup } from '@heptapolis/engine'
import { type Command, Option } from 'commander'
import { UserError } from './errors.ts'
import { readJson } from './files.ts'

/** The boxes whose boards can be corrected, each with its option: `--armada-boards`. */
const CORRECTABLE = SHELF.flatMap(({ rules: { id, name }, boards }) => {
  if (!boards) return []
  const about = `what is printed on your boards of ${name} (see docs/${id}-boards.md)`
  return [{ id, name, boards, option: new Option(`--${id}-boards <file>`, about) }]
})

export const withBoards = (command: Command): Command =>
  CORRECTABLE.reduce((so, { option }) => so.addOption(option), command)

const MOST_FAULTS = 8

/** The set-up with the boards of all files that are named in these options: only what differs from ours. */
export function corrected<S extends Partial<Setup>>(setup: S, options: object): S {
  const named = new Map(Object.entries(options))
  let so = setup
  for (const { id, name, boards, option } of CORRECTABLE) {
    const file = named.get(option.attributeName())
    if (typeof file !== 'string') continue
    if (!so.boxes?.includes(id)) throw new UserError(`${option.long} is for games with the box ${id}.`)
    const { corrections, faults } = boards.read(readJson(file, `boards of ${name}`))
    if (faults.length > 0) throw new UserError(faultsOf(file, faults))
    if (corrections) so = { ...so, options: { ...so.options, [boards.option]: corrections } }
  }
  return so
}

function faultsOf(file: string, faults: readonly string[]): string {
  const more = faults.length > MOST_FAULTS ? [`and ${faults.length - MOST_FAULTS} more`] : []
  return [`${file} cannot be used:`, ...faults.slice(0, MOST_FAULTS), ...more].join('\n  ')
}
