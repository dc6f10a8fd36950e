/** Choice of the input method: menus in a terminal, numbered lines otherwise. */
import type { Asker } from './asker.ts'
import { menus } from './menus.ts'
import { plainLines } from './plain.ts'

export const askerFor = (plain: boolean): Asker =>
  plain || !process.stdin.isTTY || !process.stdout.isTTY || process.env.TERM === 'dumb' ? plainLines() : menus()
