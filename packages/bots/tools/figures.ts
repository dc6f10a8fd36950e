/**
 * How often the medium bot builds each piece, and wins with it: the figures of the card library. Every edition is played
 * without boxes and with each box alone, at tables of three to seven.
 *
 *   node packages/bots/tools/figures.ts --games 40 --out apps/web/src/library/figures.json
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BOXES } from '@heptapolis/boxes'
import {
  apply,
  compile,
  controller,
  EDITIONS,
  type Edition,
  eachPiece,
  type Game,
  isOver,
  newGame,
  type Ruleset,
  random,
  scores,
  sight,
  state,
  toAct,
} from '@heptapolis/engine/search'
import { medium } from '../src/levels.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    out: { type: 'string', default: 'apps/web/src/library/figures.json' },
  },
})

interface Figure {
  /** How many lay before the players; 0 for pieces that are not held in a hand. */
  dealt: number
  built: number
  /** Games won by the cities that built it, and what would have been their fair share. */
  wins: number
  fair: number
}

type Figures = Map<string, Figure>

const TABLES = [3, 4, 5, 6, 7]

function figureOf(figures: Figures, id: string): Figure {
  const known = figures.get(id) ?? { dealt: 0, built: 0, wins: 0, fair: 0 }
  figures.set(id, known)
  return known
}

/** The hands dealt at the start of an Age. */
function countHands(g: Game, figures: Figures): void {
  for (let seat = 0; seat < g.rules.cities; seat++) {
    for (const card of state.hand.items(g, seat)) figureOf(figures, g.rules.pieces[card].id).dealt++
  }
}

/** Cards that stay in a hand of their own are counted when they first come there. */
function countKept(g: Game, figures: Figures, known: Set<number>): void {
  for (const list of g.rules.hands) {
    if (list === state.hand) continue
    for (let seat = 0; seat < g.rules.cities; seat++) {
      for (const card of list.items(g, seat)) {
        if (known.has(card)) continue
        known.add(card)
        figureOf(figures, g.rules.pieces[card].id).dealt++
      }
    }
  }
}

function countBuilt(g: Game, figures: Figures): void {
  const sheets = scores(g)
  const first = sheets.filter(({ rank }) => rank === 1).length
  for (const { seat, rank } of sheets) {
    const add = (id: string) => {
      const figure = figureOf(figures, id)
      figure.built++
      figure.fair += 1 / g.rules.players
      if (rank === 1) figure.wins += 1 / first
    }
    add(g.rules.boards[state.board.get(g, seat)].def.id)
    eachPiece(g, seat, (piece) => add(piece.id))
  }
}

function playOne(rules: Ruleset, seed: string, figures: Figures): void {
  const g = newGame(rules, seed)
  const chance = random(seed)
  const kept = new Set<number>()
  let age = 0
  while (!isOver(g)) {
    if (state.age.get(g) !== age && state.hand.size(g, 0) > 0) {
      age = state.age.get(g)
      countHands(g, figures)
    }
    countKept(g, figures, kept)
    for (const seat of toAct(g)) apply(g, seat, medium.choose(sight(g, controller(g, seat)), seat, chance))
  }
  countBuilt(g, figures)
}

function figuresOf(edition: Edition, games: number): Figures {
  const figures: Figures = new Map()
  for (const boxes of [[], ...BOXES.slice(1).map(({ id }) => [id])]) {
    for (let i = 0; i < games; i++) {
      const seats = Array.from({ length: TABLES[i % TABLES.length] }, () => ({}))
      const rules = compile({ edition, boxes, seats, seed: '' }, BOXES)
      if (!rules.ok) throw new Error(rules.error.message)
      playOne(rules.value, `figures ${boxes} ${i}`, figures)
    }
    console.log(`${edition} ${boxes[0] ?? 'base'}: ${games} games`)
  }
  return figures
}

const cents = (value: number): number => Math.round(value * 100)

function lines(figures: Figures): string {
  const sorted = [...figures].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted
    .map(([id, { dealt, built, wins, fair }]) => `    "${id}": [${dealt}, ${built}, ${cents(wins)}, ${cents(fair)}]`)
    .join(',\n')
}

const games = Number(values.games)
const editions = EDITIONS.map((edition) => `  "${edition}": {\n${lines(figuresOf(edition, games))}\n  }`)
const all = games * BOXES.length
writeFileSync(values.out, `{\n  "games": ${all},\n  "bot": "${medium.name}",\n${editions.join(',\n')}\n}\n`)
