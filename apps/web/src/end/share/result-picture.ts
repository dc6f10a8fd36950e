/** Result as a picture: title, sentences and towers, in the colours of the page. */
import { minus } from '../../look/pieces/Tokens.tsx'
import { type LineLook, lineLook } from '../lines.ts'
import type { FinalScore } from '../standing.ts'

export const PICTURE = { width: 1200, height: 630 }
const MARGIN = 60
const GROUND = 540
/** Height of the first sentence, of each further one, and of the number above a tower. */
const TEXT = { first: 132, line: 30, number: 55 }
/** Highest point of a tower if there are few sentences. */
const TOP = 300
const GAP = 26

interface TowerColumn {
  x: number
  width: number
  /** From the ground up. */
  floors: readonly { id: string; y: number; height: number }[]
  top: number
}

/** Place of each tower and its floors. Losses shorten a tower from the ground. */
export function columnsOf(standings: readonly FinalScore[], sentences = 0): TowerColumn[] {
  const highestPoint = Math.max(TOP, TEXT.first + TEXT.line * sentences + TEXT.number)
  const highest = Math.max(1, ...standings.map(({ score }) => score.total))
  const width = (PICTURE.width - 2 * MARGIN - GAP * (standings.length - 1)) / standings.length
  const unit = (GROUND - highestPoint) / highest
  return standings.map(({ score }, i) => {
    let sunk = score.rows.reduce((sum, { points }) => sum - Math.min(0, points), 0)
    let y = GROUND
    const floors = score.rows.flatMap(({ id, points }) => {
      const below = Math.min(sunk, Math.max(0, points))
      sunk -= below
      const height = Math.max(0, points - below) * unit
      y -= height
      return height > 0 ? [{ id, y, height }] : []
    })
    return { x: MARGIN + i * (width + GAP), width, floors, top: y }
  })
}

interface PictureTexts {
  title: string
  sentences: readonly string[]
}

export async function resultPicture(
  standings: readonly FinalScore[],
  { title, sentences }: PictureTexts,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, PICTURE)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const text = (words: string, x: number, y: number, font: string, most?: number) => {
    pen.font = font
    pen.fillText(words, x, y, most)
  }
  const paint = (colour: string) => {
    pen.fillStyle = colourOf({ className: '', style: { background: colour } })
  }
  paint('var(--ground)')
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
  paint('var(--ink)')
  const wide = PICTURE.width - 2 * MARGIN
  text(title, MARGIN, 92, '56px Marcellus, serif', wide)
  for (const [i, sentence] of sentences.entries())
    text(sentence, MARGIN, TEXT.first + TEXT.line * i, `22px ${BODY}`, wide)
  for (const [i, { x, width, floors, top }] of columnsOf(standings, sentences.length).entries()) {
    const { title: city, subtitle, score } = standings[i]
    for (const { id, y, height } of floors) {
      pen.fillStyle = colourOf(lineLook(id))
      pen.fillRect(x, y, width, Math.max(1, height - 1))
    }
    paint('var(--ink)')
    pen.fillRect(x, GROUND, width, 2)
    pen.textAlign = 'center'
    text(minus(score.total), x + width / 2, top - 12, '40px Marcellus, serif')
    text(city, x + width / 2, GROUND + 34, '24px Marcellus, serif', width)
    text(subtitle, x + width / 2, GROUND + 62, `18px ${BODY}`, width)
    pen.textAlign = 'start'
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

const BODY = '"Commissioner Variable", sans-serif'

/** A colour of the style sheet, as the browser computes it. */
function colourOf({ className, style }: Pick<LineLook, 'className' | 'style'>): string {
  const probe = document.createElement('span')
  probe.className = className
  probe.style.background = 'var(--line)'
  for (const [name, value] of Object.entries(style ?? {})) {
    if (name.startsWith('--')) probe.style.setProperty(name, String(value))
    else probe.style.background = String(value)
  }
  document.body.append(probe)
  const colour = getComputedStyle(probe).backgroundColor
  probe.remove()
  return colour
}
