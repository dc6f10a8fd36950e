/**
 * Faces of all boxes, for apps that draw them. Separate from index.ts, so that programs without a display do not load
 * them.
 */
import type { Face } from '../kit/face.ts'
import { looksOf } from '../kit/looks.ts'
import { partsFace } from '../parts/face.ts'
import { SHELF } from '../shelf.ts'

/** Older name of the type. */
export type { FaceFigure as Figure } from '../kit/face.ts'
export * from '../kit/face.ts'
export { type Looks, looksOf } from '../kit/looks.ts'
export { type NoCoins, whyNoCoins } from '../kit/no-coins.ts'
export { ROOFS } from '../kit/roofs.ts'
export { lossesDue } from '../parts/losses.ts'
export { figuresOf, isMarked, lossesTogether, type MarkedField, numbersIn, type ShownField, shownIn } from '../shown.ts'

const faces = await Promise.all(SHELF.map(async ({ rules, face }): Promise<[string, Face]> => [rules.id, await face()]))

export const LOOKS = looksOf(faces, partsFace)
