/** Result as a picture: the towers in the winner's landscape, with the fonts of the page. */
import { type DrawnResult, type PlacedText, type ResultTower, resultPicture, SIZE } from '@heptapolis/boxes/result'
import { hourOf } from '../../art/light.tsx'
import { type FinalScore, LAST_AGE } from '../standing.ts'

export interface SharedResult extends Pick<DrawnResult, 'title' | 'sentences' | 'boxes'> {
  standings: readonly FinalScore[]
}

export async function pictureOf({ standings, ...result }: SharedResult): Promise<Blob | null> {
  const { svg, texts } = await resultPicture({ ...result, towers: standings.map(towerOf) })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SIZE)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.drawImage(await imageOf(svg), 0, 0)
  for (const text of texts) write(pen, text)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

const towerOf = ({ title, subtitle, wonder, side = '', score }: FinalScore): ResultTower => ({
  name: title,
  note: subtitle,
  wonder,
  isNight: hourOf(LAST_AGE, side).isNight,
  total: score.total,
  rank: score.rank,
  team: score.team,
  teamTotal: score.teamTotal,
  lines: score.rows,
})

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  image.src = address
  await image.decode()
  URL.revokeObjectURL(address)
  return image
}

const FONTS = { display: 'Marcellus, serif', text: '"Commissioner Variable", sans-serif' }

function write(pen: CanvasRenderingContext2D, { words, x, y, size, font, colour, anchor }: PlacedText): void {
  pen.font = `${size}px ${FONTS[font]}`
  pen.fillStyle = colour
  pen.textAlign = anchor === 'middle' ? 'center' : 'start'
  pen.fillText(words, x, y)
}
