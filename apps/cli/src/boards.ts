/** Boards of Armada corrected by their owners, from a file. */
import { ARMADA, correctionsOf, faultText, readBoards } from '@heptapolis/boxes'
import type { Setup } from '@heptapolis/engine'
import type { Command } from 'commander'
import { UserError } from './errors.ts'
import { readJson } from './files.ts'

export const withBoards = (command: Command): Command =>
  command.option('--armada-boards <file>', 'what is printed on your shipyards (see docs/armada-boards.md)')

const MOST_FAULTS = 8

/** The set-up with the boards of a file: only what differs from ours. */
export function corrected<S extends Partial<Setup>>(setup: S, file: string): S {
  if (!setup.boxes?.includes('armada')) throw new UserError('--armada-boards is for games with the box armada.')
  const { boards, faults } = readBoards(readJson(file, 'boards of Armada'), ARMADA)
  if (faults.length > 0) {
    const told = faults.slice(0, MOST_FAULTS).map(faultText)
    const more = faults.length > MOST_FAULTS ? [`and ${faults.length - MOST_FAULTS} more`] : []
    throw new UserError([`${file} cannot be used:`, ...told, ...more].join('\n  '))
  }
  const armadaBoards = correctionsOf(boards, ARMADA)
  return armadaBoards ? { ...setup, options: { ...setup.options, armadaBoards } } : setup
}
