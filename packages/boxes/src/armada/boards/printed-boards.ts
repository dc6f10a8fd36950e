/** Shipyards as boards that owners may correct, for set-ups, links and files. */
import { coded } from '@heptapolis/engine/box'
import type { PrintedBoards } from '../../kit/boards.ts'
import { ARMADA } from '../data.ts'
import { boardsIn, codeOf } from './board-code.ts'
import { readBoards } from './board-reader.ts'
import { correctionsOf } from './boards.ts'

export const printedBoards: PrintedBoards = {
  option: 'armadaBoards',
  link: 'boards',
  read(given) {
    const { boards, faults } = readBoards(given, ARMADA)
    return { corrections: correctionsOf(boards, ARMADA), faults: faults.map((fault) => coded('board-fault', fault)) }
  },
  toLetters: (option) => codeOf(readBoards(option, ARMADA).boards),
  fromLetters: boardsIn,
  form: 'shipyards',
}
