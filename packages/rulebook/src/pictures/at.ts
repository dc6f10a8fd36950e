/** Pictures at the head of a section. */
import type { Rulebook } from '../book/pages.ts'
import type { PictureView } from './sheet.ts'
import { tablePicture } from './table.ts'

const TABLE = 'setup..table'

export const picturesAt = (book: Rulebook, section: string, narrow = false): PictureView[] =>
  section === TABLE ? [tablePicture(book, narrow)] : []
