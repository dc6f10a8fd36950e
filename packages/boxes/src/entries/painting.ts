/** Painting code for apps. Separate from index.ts and the faces, so that it loads after the first paint. */
import type { BoxArt, Cover } from '../art/contract.ts'
import { gate } from '../art/gate.ts'
import type { Ink } from '../art/light/inks.ts'
import type { Monument } from '../art/monument.ts'
import { plainRecipe, type Recipe, readRecipe } from '../art/recipe.ts'
import type { Kit } from '../kit.ts'
import { SHELF } from '../shelf.ts'

export { MOVING, MOVING_IN, type MovingThing } from '../art/land/moving.ts'
export { stripPicture, vignettePicture } from '../art/landscapes.ts'
export { SOLID } from '../art/light/inks.ts'
export { LIGHTS } from '../art/light/lights.ts'
export { PLACES } from '../art/light/places.ts'
export {
  campPicture,
  cardPicture,
  cloudsPicture,
  crownPicture,
  landPicture,
  monumentPicture,
  motifPicture,
  moundPicture,
  movingPicture,
  roofPicture,
  starsPicture,
} from '../art/pictures.ts'
export { platePicture } from '../art/plate.ts'

/** Drawings of several boxes. */
export interface Art {
  /** A gate for a wonder without a drawing. */
  monumentOf(wonder: string): Monument
  recipeOf(id: string, ink: Ink): Recipe
  /** Pictures of the boxes, by their ids. */
  covers: ReadonlyMap<string, Cover>
}

/** Drawings of these boxes and of the base game. */
export async function artOf(boxes: readonly string[], shelf: readonly Kit[] = SHELF): Promise<Art> {
  const kits = shelf.filter(({ rules }, i) => i === 0 || boxes.includes(rules.id))
  const drawn = await Promise.all(kits.map(({ art }): Promise<BoxArt> | undefined => art?.()))
  const monuments: Record<string, Monument> = Object.assign({}, ...drawn.map((art) => art?.monuments))
  const recipes: Record<string, string> = Object.assign({}, ...drawn.map((art) => art?.recipes))
  return {
    monumentOf: (wonder) => monuments[wonder] ?? gate,
    recipeOf: (id, ink) => readRecipe(recipes[id] ?? plainRecipe(id, ink)),
    covers: new Map(kits.flatMap(({ rules }, i) => coverIn(rules.id, drawn[i]))),
  }
}

const coverIn = (box: string, art?: BoxArt): [string, Cover][] => (art?.cover ? [[box, art.cover]] : [])
