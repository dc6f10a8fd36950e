/**
 * Comparison of screenshots, small and blurred, so that only large differences count, such as a missing drawing. Runs
 * in a page, which decodes pictures without a library.
 */
import type { Page } from 'playwright-core'

/** A stored picture is a quarter as wide and high as its screen. */
const SCALE = 0.25
/** Squares of the stored picture whose mean colours are compared. */
const SQUARE = 8
/** Allowed difference of a colour channel of a square's mean, of 255. */
const NEAR = 12
/** Squares of a hundred that may differ more. */
const FEW = 1

export async function shrink(lab: Page, picture: Buffer): Promise<Buffer> {
  const address = await lab.evaluate(
    async ({ data, scale }) => {
      const image = await createImageBitmap(await (await fetch(data)).blob())
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(image.width * scale)
      canvas.height = Math.round(image.height * scale)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('A page without canvas.')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/png')
    },
    { data: `data:image/png;base64,${picture.toString('base64')}`, scale: SCALE },
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

export interface Difference {
  /** Differing squares of a hundred. */
  share: number
  /** Place of the largest difference, in pixels of the screen. */
  at: string
}

export async function differenceOf(lab: Page, stored: Buffer, now: Buffer): Promise<Difference> {
  const pictures = [stored, now].map((picture) => `data:image/png;base64,${picture.toString('base64')}`)
  return lab.evaluate(
    async ({ pictures: [one, two], square, near, scale }) => {
      const means = async (data: string) => {
        const image = await createImageBitmap(await (await fetch(data)).blob())
        const canvas = new OffscreenCanvas(Math.ceil(image.width / square), Math.ceil(image.height / square))
        const whole = new OffscreenCanvas(image.width, image.height)
        const context = whole.getContext('2d')
        if (!context) throw new Error('A page without canvas.')
        context.drawImage(image, 0, 0)
        const { data: pixels, width, height } = context.getImageData(0, 0, image.width, image.height)
        const sums = Array.from({ length: canvas.width * canvas.height }, () => [0, 0, 0, 0])
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            const sum = sums[Math.floor(y / square) * canvas.width + Math.floor(x / square)]
            for (let c = 0; c < 3; c++) sum[c] += pixels[(y * width + x) * 4 + c]
            sum[3]++
          }
        }
        return { columns: canvas.width, squares: sums.map(([r, g, b, n]) => [r / n, g / n, b / n]) }
      }
      const [a, b] = await Promise.all([means(one), means(two)])
      if (a.columns !== b.columns || a.squares.length !== b.squares.length) return { share: 100, at: 'another size' }
      const apart = a.squares.map((mean, i) => Math.max(...mean.map((value, c) => Math.abs(value - b.squares[i][c]))))
      const largest = apart.indexOf(Math.max(...apart))
      const place = (index: number) => Math.round((index * square) / scale)
      return {
        share: (100 * apart.filter((value) => value > near).length) / apart.length,
        at: `${place(largest % a.columns)}, ${place(Math.floor(largest / a.columns))} (${Math.round(apart[largest])} of 255)`,
      }
    },
    { pictures, square: SQUARE, near: NEAR, scale: SCALE },
  )
}

export const looksAlike = ({ share }: Difference): boolean => share <= FEW
