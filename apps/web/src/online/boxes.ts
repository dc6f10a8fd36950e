/** Boxes by name. */
import { BOXES } from '@heptapolis/boxes'
import { known, words } from '../i18n/index.ts'

export const boxName = (id: string): string =>
  known(words().boxName, id, BOXES.find((box) => box.id === id)?.name ?? id)
