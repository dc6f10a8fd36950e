/**
 * Building blocks of rulebook pictures. Separate from index.ts, so that programs without a rulebook do not load them.
 */
export { card, cardHeight, colourOf, costWords } from '../kit/drawn-card.ts'
export { monument, skyline } from '../kit/drawn-city.ts'
export { Pen, shade, tokenWidth } from '../kit/pen.ts'
export type { Absence, BoxPictures, ConflictScene, Drawn, Held, Lying, Picture, Sheet } from '../kit/picture.ts'
export { broken, group, line, paragraph, rounded, text } from '../kit/strokes.ts'
