/** What can be asked about at the table: its symbol, and the chapter of the rulebook that has the rule. */
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
  /** Cards of one colour, that stand on each other. */
  colour: { icon: 'cards', chapter: 'symbols' },
  /** In hand or in a city: a tap chooses or opens it, so only the resting pointer, the key and the long press ask. */
  card: { icon: 'cards', chapter: 'symbols' },
  /** Any other piece: a leader that waits, an island found. */
  piece: { icon: 'cards', chapter: 'symbols' },
  /** What a box says of something only it has. */
  note: { icon: 'hint', chapter: 'symbols' },
  /** In the middle of the table: a tap opens all that lies there. */
  box: { icon: 'hint', chapter: 'symbols' },
  /** Of a box: its chapter is called after it. */
  field: { icon: 'hint', chapter: 'symbols' },
} as const

export type Topic = keyof typeof TOPICS

export const isTopic = (text: string | undefined): text is Topic => text !== undefined && text in TOPICS
