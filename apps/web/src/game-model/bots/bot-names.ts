/** Names of bots by their seat, and their faces by name. */
const BOTS = [
  ['Thales', 'short grey none long toga fair oval'],
  ['Theano', 'knot brown diadem none robe fair oval'],
  ['Zeno', 'bald grey none short linen tan square'],
  ['Melissa', 'bob red laurel none green fair round'],
  ['Solon', 'crop white laurel square toga fair long'],
  ['Damo', 'long dark none none red brown oval'],
  ['Lysis', 'curls fair none none linen fair round'],
  ['Agathe', 'locks dark tiara none green tan oval'],
] as const

export const botName = (seat: number): string => BOTS[seat][0]

const faces: ReadonlyMap<string, string> = new Map<string, string>(BOTS)

/** Drawing of a bot, as words of a bust; undefined for other names. */
export function botFace(name: string): string | undefined {
  const face = faces.get(name)
  return face === undefined ? undefined : `bust ${face}`
}
