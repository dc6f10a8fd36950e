/** The boards corrected in this browser: they are asked for whenever Armada is chosen. */
import { ARMADA, readBoards } from '@heptapolis/boxes'
import { boardsIn } from './code.ts'

const KEY = 'heptapolis.armada-boards'

/** In letters; nothing where there are none, or none that can be read. */
export function keptBoards(): string {
  try {
    const code = localStorage.getItem(KEY) ?? ''
    return code !== '' && readBoards(boardsIn(code), ARMADA).faults.length === 0 ? code : ''
  } catch {
    return ''
  }
}

/** Our own boards need not be kept. */
export function keepBoards(code: string): void {
  try {
    if (code === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, code)
  } catch {
    // A browser that keeps nothing still plays.
  }
}
