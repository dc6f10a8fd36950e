/** Names and faces of bots by their seat. */
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

/** Drawing of the bot at a seat, as words of a bust. */
export const botFace = (seat: number): string => `bust ${BOTS[seat][1]}`
