/** Boards of Armada corrected by their owners, from a file. */
import { ARMADA, correctionsOf, readBoards } from '@heptapolis/boxes'
import { coded, type Setup } from '@heptapolis/engine'
import type { Command } from 'commander'
import { UserError } from './errors.ts'
import { readJson } from './files.ts'
import { say, words } from './language.ts'

export const withBoards = (command: Command): Command =>
  command.option('--armada-boards <file>', words().help.armadaBoards)

const MOST_FAULTS = 8

/** The set-up with the boards of a file: only what differs from ours. */
export function corrected<S extends Partial<Setup>>(setup: S, file: string): S {
  if (!setup.boxes?.includes('armada')) throw new UserError(words().errors.noArmada)
  const { boards, faults } = readBoards(readJson(file, words().boardsFile), ARMADA)
  if (faults.length > 0) {
    const told = faults.slice(0, MOST_FAULTS).map((fault) => say().problem(coded('board-fault', fault)))
    const more = faults.length > MOST_FAULTS ? [words().errors.more(faults.length - MOST_FAULTS)] : []
    throw new UserError([words().errors.badBoards(file), ...told, ...more].join('\n  '))
  }
  const armadaBoards = correctionsOf(boards, ARMADA)
  return armadaBoards ? { ...setup, options: { ...setup.options, armadaBoards } } : setup
}
