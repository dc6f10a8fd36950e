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
  /** In hand: a tap chooses it, so only the resting pointer and the long press ask about it. */
  card: { icon: 'cards', chapter: 'symbols' },
  /** In the middle of the table: a tap opens all that lies there. */
  box: { icon: 'hint', chapter: 'symbols' },
  /** Of a box: its chapter is called after it. */
  field: { icon: 'hint', chapter: 'symbols' },
} as const

export type Topic = keyof typeof TOPICS

export const isTopic = (text: string | undefined): text is Topic => text !== undefined && text in TOPICS
