/** Typed commands at a table, in a browser or a terminal. Names of a command are separated by commas. */
export const words = {
  names: {
    hand: 'hand, cards',
    question: 'question',
    neighbours: 'neighbours, neighbors',
    cities: 'cities, all',
    city: 'city',
    whyNot: 'why not, why',
    card: 'card, show',
    log: 'log, news',
    undo: 'undo',
    help: 'help, commands',
  },
  /** Short names of actions, besides their names on buttons. */
  actions: { build: 'build', stage: 'stage, wonder', sell: 'sell' },
  about: {
    use: '“3 build” builds card 3, “3 stage” uses it for the wonder, “3 sell” sells it; “3” lists everything it can do',
    hand: '“hand” reads your cards',
    question: '“question” repeats the question',
    neighbours: '“neighbours” reads both neighbours',
    cities: '“cities” reads every city',
    city: '“city Gizah” reads one city',
    whyNot: '“why not 2” says why card 2 cannot be built',
    card: '“card 2” reads card 2',
    log: '“log” reads the last turn',
    undo: '“undo” takes your choice back',
    help: '“help” lists the commands',
  },
  unknown: (typed: string) => `“${typed}” is not a command. Type “help” for a list.`,
  noItem: (number: number, most: number) => `There is no number ${number}: choose from 1 to ${most}.`,
  noCity: (name: string) => `There is no city “${name}” at this table.`,
  several: 'Type the number of one:',
  nothingAsked: 'Nothing is asked of you at the moment.',
  none: 'none',
  faceDown: (count: string) => `${count} face down`,
  fieldIs: (field: string, value: string) => `${field} ${value}`,
}

export type TypedWords = typeof words
