/** The corrected boards of this browser. */
import { keepLetters, keptCorrections } from '../../../corrections/corrections.ts'

const BOX = 'armada'

export const keptBoards = (): string => keptCorrections()[BOX] ?? ''
export const keepBoards = (letters: string): void => keepLetters(BOX, letters)
