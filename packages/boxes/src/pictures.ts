/** What pictures of the rulebook are made of. Apart from index.ts, so that whoever only plays does not load it. */
export { card, cardHeight, colourOf, costWords } from './kit/drawn-card.ts'
export { monument, skyline } from './kit/drawn-city.ts'
export { Pen, shade, tokenWidth } from './kit/pen.ts'
export type { BoxPictures, Drawn, Held, Lying, Picture, Sheet } from './kit/picture.ts'
export { broken, group, line, paragraph, rounded, text } from './kit/strokes.ts'
