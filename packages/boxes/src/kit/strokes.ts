/** Basic shapes of pictures: text, boxes, polygons. */

export interface InkOptions {
  size?: number
  at?: 'start' | 'middle' | 'end'
  weight?: number
  colour?: string
  /** Uses the display typeface. */
  display?: boolean
}

const round = (value: number): number => Number(value.toFixed(1))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Line of text with baseline y. */
export function text(x: number, y: number, said: string, options: InkOptions = {}): string {
  const { size = 13, at = 'start', weight = 430, colour = 'var(--ink)', display = false } = options
  const face = display ? ' font-family="var(--font-display)"' : ''
  const anchor = at === 'start' ? '' : ` text-anchor="${at}"`
  const bold = weight === 430 ? '' : ` font-weight="${weight}"`
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}"${face}${anchor}${bold} fill="${colour}">${escaped(said)}</text>`
}

/** Text broken into lines of about so many letters. */
export function broken(said: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of said.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= letters) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Several lines of text; the first has baseline y. */
export const paragraph = (
  x: number,
  y: number,
  said: string,
  letters: number,
  { size = 13, ...more }: InkOptions = {},
): string =>
  broken(said, letters)
    .map((line, i) => text(x, y + i * size * 1.35, line, { size, ...more }))
    .join('')

export function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
  stroke = 'none',
  thick = 1,
  dashes = '',
): string {
  const edge =
    stroke === 'none'
      ? ''
      : ` stroke="${stroke}" stroke-width="${thick}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}`
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(corner)}" fill="${fill}"${edge}/>`
}

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour = 'var(--rule-strong)',
  thick = 1,
): string =>
  `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${colour}" stroke-width="${thick}" fill="none"/>`

/** Seven corners, one at the top: the emblem of the game. */
export function heptagon(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 7 }, (_, i) => {
    const turn = (-90 + (i * 360) / 7) * (Math.PI / 180)
    return `${round(x + radius * Math.cos(turn))} ${round(y + radius * Math.sin(turn))}`
  })
  return `M${corners.join('L')}z`
}

export const group = (x: number, y: number, inner: string, scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${Number(scale.toFixed(3))})`}">${inner}</g>`
