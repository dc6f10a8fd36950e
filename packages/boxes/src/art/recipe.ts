/** Recipe: `parts … @ left right crown`. A piece without one gets a building of its colour. */
import type { Ink } from './light/inks.ts'
import { motif } from './motifs.ts'
import { build } from './parts/index.ts'

export interface Recipe {
  picture: string
  /** Motifs beside the symbol of a storey, and on the roof. */
  left: string
  right: string
  crown: string
}

export function readRecipe(line: string): Recipe {
  const [picture, motifs = ''] = line.split('@')
  const [left = 'window', right = left, crown = right] = motifs.trim().split(/\s+/).filter(Boolean)
  return { picture: picture.trim(), left, right, crown }
}

/** Default by card colour; equal ids get equal ones. */
const PLAIN: Readonly<Record<Ink, readonly [string, string]>> = {
  brown: [
    'cut 4 50 30 3; blocks 76 1.1; crane 98 .9; mason 62 1.1 @ blocks mason crane',
    'pine 12 1.4; pine 28 1.2; hall 46 36 18 shed none; logs 96 1.1; mason 84 1.1 @ olive logs logs',
  ],
  grey: [
    'hall 12 60 26 tile arch 3; kiln 82 1; smoke 92 .8 34; man 76 1.1 @ furnace window smoke',
    'hall 10 64 26 flat win 4; loom 86; man 80 1.1; sacks 108 1 @ sacks window sacks',
  ],
  blue: [
    'cypress 10 1.4; temple 28 64 28 5; cypress 110 1.4; man 20 1.1 @ columns cypress gable',
    'arcade 10 100 18 7; drum 40 40 10 14 38; man 24 1.1; olive 104 1.1 @ arch columns dome',
  ],
  yellow: [
    'stoa 12 64 24 6 tile; stall 94 1.2; sacks 82 2; man 110 1.1 @ stall sacks pennant',
    'hall 10 50 24 tile door; camel 84 1.3; palm 106 1.4; urn 68 1.1 @ urn camel pennant',
  ],
  red: [
    'rampart 0 120 18; tower 46 28 30 cren; flag 96 1.1 38; man 22 1.1; spears 100 3 18 @ masonry spears flag',
    'palisade 6 108 14; tower 20 22 30 hip; spears 70 4 20; man 60 1.2; flag 96 1.1 42 @ palisade spears flag',
  ],
  green: [
    'hall 14 54 24 dome arch 3; scrolls 78 56 24; man 106 1.2; bush 6 1 @ scrolls window dome',
    'stoa 10 64 24 6 tile; olive 92 1.4; bench 88; man 108 1.1 @ bench olive bench',
  ],
  purple: [
    'hall 20 80 26 tile arch 4; banner 30 1 30; banner 90 1 30; man 108 1.1 @ banner arch banner',
    'stoa 18 84 26 7 tile; banner 60 1.1 28; statue 8 1; man 110 1.2 @ banner columns banner',
  ],
  black: [
    'hall 22 50 28 curve door; tower 80 18 36 cone; man 14 1.2; cypress 112 1.3 @ window arch flag',
    'hall 12 60 26 curve arch 3; barrels 84 2; brazier 104 1.1; man 76 1.2 @ barrels window mask',
  ],
  white: [
    'hill -6 132 16 h3; temple 30 60 28 5 52; statue 12 1.2; statue 108 1.2 @ columns laurel laurel',
    'stoa 16 88 26 7 tile; statue 60 1.2; man 26 1.2 @ columns laurel laurel',
  ],
}

export function plainRecipe(id: string, ink: Ink): string {
  const sum = [...id].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return PLAIN[ink][sum % 2]
}

/** Draws a whole recipe to find faults in it; for tests. */
export function tryRecipe(line: string): void {
  const { picture, left, right, crown } = readRecipe(line)
  for (const part of picture.split(';')) {
    if (/NaN|undefined/.test(build(part))) throw new Error(`a number is missing in: ${part.trim()}`)
  }
  for (const name of [left, right, crown]) motif(name)
}
