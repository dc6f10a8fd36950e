/** Pictures at the head of certain sections: a finished city, and the table after set-up. */
import type { Rulebook } from '../book/pages.ts'
import type { PictureView } from './sheet.ts'
import { tablePicture } from './table.ts'
import { townPicture } from './town.ts'

const DRAWN: Readonly<Record<string, (book: Rulebook, narrow: boolean) => PictureView>> = {
  'overview..goal': townPicture,
  'setup..table': tablePicture,
}

export const picturesAt = (book: Rulebook, section: string, narrow = false): PictureView[] => {
  const draw = DRAWN[section]
  return draw ? [draw(book, narrow)] : []
}
