/** The boxes whose rules are written down here once more. Whoever adds those of another adds its id. */
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

/** Of these boxes, those the second opinion has none on: where one of them is in play, it cannot be asked. */
export const unknownBoxes = (boxes: readonly string[]): string[] => boxes.filter((box) => !KNOWN.includes(box))
