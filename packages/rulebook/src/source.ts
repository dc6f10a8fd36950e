/** Who says so, in words: a printed rulebook by its year and heading where they are known. */
import type { Paragraph, Rulebook } from './book.ts'

export const sourceText = ({ words }: Rulebook, { source, print }: Paragraph): string =>
  print === undefined ? words.labels.sources[source] : words.labels.printed(print.year, print.said)
