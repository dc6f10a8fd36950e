/** Topics that tooltips explain, each with its icon and its chapter of the rulebook. */
export const TOPICS = {
  coins: { icon: 'coin', chapter: 'trade' },
  shields: { icon: 'shield', chapter: 'age-end' },
  science: { icon: 'gear', chapter: 'game-end' },
  tokens: { icon: 'shield', chapter: 'age-end' },
  stage: { icon: 'stage', chapter: 'actions' },
  goods: { icon: 'wood', chapter: 'trade' },
  raw: { icon: 'stone', chapter: 'trade' },
  made: { icon: 'glass', chapter: 'trade' },
  turn: { icon: 'pass-left', chapter: 'age' },
  fights: { icon: 'shield', chapter: 'age-end' },
  discard: { icon: 'discard', chapter: 'actions' },
  /** A stack of cards of one colour. */
  colour: { icon: 'cards', chapter: 'symbols' },
  /** A card in hand or in a city. A tap chooses or opens it, so only hover, key and long press explain. */
  card: { icon: 'cards', chapter: 'symbols' },
  /** Any other piece: a leader, an island. */
  piece: { icon: 'cards', chapter: 'symbols' },
  /** A note of a box. */
  note: { icon: 'hint', chapter: 'symbols' },
  /** A tile in the middle of the table. A tap opens it. */
  box: { icon: 'hint', chapter: 'symbols' },
  /** A field of a box; its chapter is named after the box. */
  field: { icon: 'hint', chapter: 'symbols' },
} as const

export type Topic = keyof typeof TOPICS

export const isTopic = (text: string | undefined): text is Topic => text !== undefined && text in TOPICS
