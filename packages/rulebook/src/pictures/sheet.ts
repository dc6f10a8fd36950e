/** Pictures that the boxes (base game and expansions) draw for a rulebook, each below its rule. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { type Drawn, monument, Pen, type Sheet, shade } from '@heptapolis/boxes/pictures'
import type { BoxRules } from '@heptapolis/boxes/rulebook'
import type { Rulebook } from '../book/pages.ts'

export interface PictureView extends Drawn {
  id: string
  caption: string
  box: string
  /** A finished wonder on the ground, which screens may paint. */
  wonder?: { id: string; x: number; ground: number; width: number }
}

export const PEN = new Pen(LOOKS.symbols, LOOKS.symbolOf)

/** Content of the face of a piece. */
export const faceOf = (
  book: Pick<Rulebook, 'rules'>,
  id: string,
): Sheet['face'] extends (id: string) => infer W ? W : never =>
  (book.rules.byId.get(id)?.effects ?? []).flatMap(({ effect }) => LOOKS.sentence(effect) ?? [])

export const sheetOf = (book: Rulebook, { box }: BoxRules, narrow: boolean): Sheet => ({
  rules: book.rules,
  numbers: book.numbers,
  say: book.say,
  pen: PEN,
  narrow,
  word: (name) => book.pictureWords.get(box)?.[name] ?? name,
  face: (id) => faceOf(book, id),
})

const STAGES = 3

const outline = ({ id, x, ground, width }: NonNullable<PictureView['wonder']>): string =>
  monument(LOOKS.wonders[id], x, ground, width, STAGES, STAGES)

/**
 * SVG frame of a picture: colours of its box, and a description for screen readers. The outline of its wonder is left
 * out where it is painted.
 */
export function pictureSvg({ width, height, svg, caption, box, wonder }: PictureView, isPainted = false): string {
  const drawn = wonder && !isPainted ? `${outline(wonder)}${svg}` : svg
  const face = LOOKS.faces.get(box)
  const colours = face ? ` style="${shade(face.colours)}"` : ''
  const said = caption.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" role="img" aria-label="${said}"${colours}>${drawn}</svg>`
}

/** Pictures below a rule. */
export function picturesUnder(book: Rulebook, rule: string, narrow = false): PictureView[] {
  const boxes = book.library.rules.filter(({ box }) => book.mix.boxes.includes(box))
  const own = boxes.flatMap((rules) =>
    (rules.pictures?.pictures ?? [])
      .filter(({ under }) => under === rule)
      .flatMap(({ id, draw, reconstructed }): PictureView[] => {
        const sheet = sheetOf(book, rules, narrow)
        const drawn = draw(sheet)
        return drawn
          ? [{ ...drawn, id, caption: captionOf(book, sheet, id, reconstructed?.(sheet)), box: rules.box }]
          : []
      }),
  )
  return own
}

const captionOf = ({ words }: Rulebook, sheet: Sheet, id: string, reconstructed = false): string =>
  [sheet.word(id), ...(reconstructed ? [words.labels.reconstructed] : [])].join(' ')
