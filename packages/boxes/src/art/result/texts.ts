/** Texts of a picture. Fonts are not measured: letters have an average width. */

export interface PlacedText {
  words: string
  x: number
  /** Base line. */
  y: number
  size: number
  font: 'display' | 'text'
  colour: string
  anchor: 'start' | 'middle'
}

/** Average width of a letter, in sizes of the font. */
const LETTER = 0.5

const lettersIn = (width: number, size: number): number => Math.floor(width / (size * LETTER))

export const widthOf = (words: string, size: number): number => [...words].length * size * LETTER

/** Shortens a text that would be wider. */
export function fitted(words: string, width: number, size: number): string {
  const letters = [...words]
  const most = lettersIn(width, size)
  if (letters.length <= most) return words
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}

/** Lines of a text; the last one is shortened. */
export function wrapped(words: string, width: number, size: number, mostLines: number): string[] {
  const most = lettersIn(width, size)
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && (longer.length <= most || lines.length === mostLines)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => fitted(line, width, size))
}
