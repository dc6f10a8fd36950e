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

/** Faces of levels, younger for weaker ones. */
const LEVELS: Readonly<Record<string, string>> = {
  easy: 'fringe fair band none robe fair round merry young meadow',
  medium: 'wavy brown band none green tan oval gentle lips sky',
  hard: 'locks dark helmet short steel tan square watchful sand',
  expert: 'coil grey mantle none purple tan lean sly lips lined',
  master: 'long white crown long red fair long stern old gold',
}

/** Drawing of a level, as words of a bust; undefined for other levels. */
export const levelFace = (level: string): string | undefined => (level in LEVELS ? `bust ${LEVELS[level]}` : undefined)
