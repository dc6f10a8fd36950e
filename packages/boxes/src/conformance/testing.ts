/** False for cases that a run beside one more box would only repeat. */
export const isWithAddedBox = (boxes: readonly string[]): boolean =>
  process.env.ADDED_BOX === undefined || boxes.includes(process.env.ADDED_BOX)
