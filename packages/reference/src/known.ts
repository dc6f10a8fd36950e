/** Boxes that the reference supports. Adding the rules of another box includes adding its id. */
const KNOWN: readonly string[] = [
  'base',
  'leaders',
  'cities',
  'armada',
  'babel-tower',
  'babel-projects',
  'edifice',
  'wonder-pack',
  'promos',
]

/** Subset of these boxes that the reference does not support; it cannot check a game with one of them. */
export const unknownBoxes = (boxes: readonly string[]): string[] => boxes.filter((box) => !KNOWN.includes(box))
