/**
 * Measures the value of an expansion: one greedy player against greedy players who avoid it, on every seat in turn.
 * The fair share of wins with four players is 25 %. For an expansion that adds only boards, the result is that of its
 * wonder stages.
 *
 *   node packages/bots/tools/box-value.ts --games 1000 --players 4 --edition 1e,2e --boxes leaders,cities
 */
import { parseArgs } from 'node:util'
import { BOXES } from '@heptapolis/boxes'
import { compile, type Edition, newGame, type Ruleset, random, scores } from '@heptapolis/engine/search'
import { doubt } from '../src/league/doubt.ts'
import { playOut } from '../src/play-out.ts'
import { greedy } from '../src/simple/greedy.ts'
import { ignoring } from '../src/simple/ignoring.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    players: { type: 'string', default: '4' },
    edition: { type: 'string', default: '1e,2e' },
    boxes: {
      type: 'string',
      default: BOXES.slice(1)
        .map(({ id }) => id)
        .join(','),
    },
  },
})

interface Figure {
  share: number
  mean: number
  others: number
}

function meet(rules: Ruleset, box: string, games: number): Figure {
  const other = ignoring(box)
  const { players } = rules
  let [wins, points, theirs] = [0, 0, 0]
  for (let i = 0; i < games; i++) {
    const seat = i % players
    const bots = Array.from({ length: players }, (_, at) => (at === seat ? greedy : other))
    const sheets = scores(playOut(newGame(rules, `value ${Math.floor(i / players)}`), bots, random(`${i}`)))
    const first = sheets.filter(({ rank }) => rank === 1)
    if (sheets[seat].rank === 1) wins += 1 / first.length
    points += sheets[seat].total
    theirs += (sheets.reduce((sum, { total }) => sum + total, 0) - sheets[seat].total) / (players - 1)
  }
  return { share: wins / games, mean: points / games, others: theirs / games }
}

const players = Number(values.players)
const games = Number(values.games)
for (const edition of values.edition.split(',') as Edition[]) {
  for (const box of values.boxes.split(',')) {
    const seats = Array.from({ length: players }, () => ({}))
    const rules = compile({ edition, boxes: [box], seats, seed: '' }, BOXES)
    if (!rules.ok) throw new Error(rules.error.message)
    const { share, mean, others } = meet(rules.value, box, games)
    const percent = (100 * share).toFixed(1).padStart(5)
    const range = (100 * doubt(share, games)).toFixed(1)
    console.log(
      `${edition} ${box.padEnd(16)} wins ${percent} % (± ${range})  points ${mean.toFixed(1)} against ${others.toFixed(1)}`,
    )
  }
}
