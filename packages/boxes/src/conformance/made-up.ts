/** Fictional box: it refuses seven players and another box, and relies on its declarations for drawing. */
import { type Box, Counter, form, Numbers, shorthand } from '@heptapolis/engine/box'
import type { Face } from '../entries/faces.ts'
import type { Kit } from '../kit.ts'
import type { BoxWords } from '../words/types.ts'

const { coins, points } = shorthand

const MOST_STORMS = 9
const storms = new Numbers('storms', {
  sees: 'all',
  position: form.always(form.count(MOST_STORMS)),
  mark: { symbol: 'storm', as: 'loss' },
  pad: 'stepper',
})
const tide = new Counter('tide', { sees: 'all', position: form.always(form.count(MOST_STORMS)), mark: 'storm' })

const MOST_PLAYERS = 4

/** `enemy`: the box that it refuses. */
const rules = (enemy: string): Box => ({
  id: 'storms',
  refuses({ seats, boxes }) {
    if (seats.length > MOST_PLAYERS) return { code: 'bad-setup', message: 'Storms are for four players at most.' }
    return boxes.includes(enemy) ? { code: 'bad-setup', message: `Storms do not go with ${enemy}.` } : undefined
  },
  pieces: () => [
    { id: 'storm-glass', sort: 'card', age: 1, colour: 'blue', effects: [points(4)], copies: [3] },
    { id: 'wreckage', sort: 'card', age: 1, colour: 'yellow', effects: [coins(5)], copies: [3] },
  ],
  columns: [storms, tide],
  hooks: {
    gameBegan(g) {
      tide.set(g, 3)
      for (let seat = 0; seat < g.rules.cities; seat++) storms.set(g, seat, 1 + seat)
    },
  },
  scoreLines: [
    {
      id: 'storms',
      score: (g, seat, note) => note('storms', 'storms', -storms.get(g, seat)),
    },
  ],
})

const face: Face = {
  colours: { light: { ink: '#4a4f7a', tint: '#e2e3f0' }, dark: { ink: '#b6bbf0', tint: '#2b2d46' } },
  terminal: 'blue',
  mark: 'storm',
  symbols: { storm: '<path d="M13 1 4 14h6l-2 9 10-14h-6z"/>' },
  lines: { storms: { symbol: 'storm' } },
}

const words: BoxWords = {
  name: 'Storms',
  about: 'Weather of our own, for four at most.',
  pieces: { 'storm-glass': 'Storm Glass', wreckage: 'Wreckage' },
  scoreLines: { storms: 'Storms' },
  sources: { storms: 'Storms' },
  fields: { storms: 'Storms', tide: 'Tide' },
}

/** Everything else is copied from the model box. */
export const madeUp = (like: Kit, enemy: string): Kit => ({
  ...like,
  rules: rules(enemy),
  face: async () => face,
  words,
  translated: async () => ({ words, alike: [] }),
})
