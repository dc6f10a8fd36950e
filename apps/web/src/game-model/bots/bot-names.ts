/** Names of bots by their seat, and their faces by name. */
const BOTS = [
  ['Thales', 'short grey none full toga fair hawk musing old sky'],
  ['Theano', 'coil brown diadem none peplos fair heart gentle lips'],
  ['Zeno', 'receding grey none short cloak tan square calm lined sand'],
  ['Melissa', 'plait red laurel none green fair round merry young meadow'],
  ['Solon', 'crop white laurel full toga fair long serene old'],
  ['Damo', 'long dark none none red brown heart proud lips earrings gold'],
  ['Lysis', 'mane fair none none cloak fair oval speaking young sky'],
  ['Agathe', 'ringlets dark tiara none robe tan lean sly lips leaning'],
] as const

export const botName = (seat: number): string => BOTS[seat][0]

const faces: ReadonlyMap<string, string> = new Map<string, string>(BOTS)

/** Drawing of a bot, as words of a bust; undefined for other names. */
export function botFace(name: string): string | undefined {
  const face = faces.get(name)
  return face === undefined ? undefined : `bust ${face}`
}
