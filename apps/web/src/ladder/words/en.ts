/** Texts of the ladder in English. */
import { listed, plural } from '@heptapolis/boxes/grammar/en'
import type { Colour } from '@heptapolis/engine/show'

export const words = {
  title: 'Challenges',
  intro: (rungs: number) =>
    `${rungs} tables, each with a goal, easiest first. The cards and cities of a table are always the same.`,
  count: (done: number, all: number) => `${done} of ${all} done`,
  next: 'Next table',
  number: (number: number) => `Table ${number}`,
  done: 'done',
  tried: 'not done yet',
  play: 'Play',
  goOn: 'Continue',
  again: 'Try again',
  all: 'All tables',
  task: 'Goal',
  table: (players: number, levels: readonly string[]) => `${plural(players, 'player')}, ${listed(levels)} bots`,
  fulfilled: 'Goal reached.',
  failed: 'Goal missed.',
  takenBack: 'You have undone turns, so this game does not count.',
  last: 'This was the last table.',
  states: { met: 'reached', open: 'open', failed: 'missed' },
  conditions: {
    win: 'Win',
    lead: (points: number) => `Win by at least ${plural(points, 'point')}`,
    points: (least: number) => `Score at least ${plural(least, 'point')}`,
    without: (colour: Colour) => `Build no ${colour} cards`,
    most: (colour: Colour, cards: number) => `Build at most ${plural(cards, `${colour} card`)}`,
    least: (colour: Colour, cards: number) => `Own at least ${plural(cards, `${colour} card`)} at the end`,
    stages: 'Build all stages of your wonder',
    stagesBy: (age: string) => `Build all stages of your wonder by the end of ${age}`,
    defeats: (most: number) =>
      most === 0 ? 'Have no defeat tokens at the end' : `Have at most ${plural(most, 'defeat token')} at the end`,
    line: (line: string, least: number) => `${line}: at least ${plural(least, 'point')}`,
    coins: (least: number) => `Have at least ${plural(least, 'coin')} at the end`,
  },
}
