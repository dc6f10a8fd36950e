/** Score sheet: every point has a line and a source. */

import { isOver } from '../../kernel/runner.ts'
import type { Game, Piece } from '../contract/box.ts'
import type { Note } from '../contract/orders.ts'
import { COLUMNS, VICTORY_VALUES } from '../state.ts'
import { teamOf } from '../teams.ts'
import { COLOURS } from '../vocabulary.ts'
import { bestScience, emptyHand, type GuildAgain, type ScienceHand } from './science.ts'

const state = COLUMNS

export interface ScoreEntry {
  source: string
  points: number
}
export interface ScoreRow {
  id: string
  points: number
  from: ScoreEntry[]
}
export interface Score {
  seat: number
  total: number
  rows: ScoreRow[]
  coins: number
  /** 1 for the winner; equal ranks share a place. Partners have the rank of their team. */
  rank: number
  /** Number and total of the team, in team games. */
  team?: number
  teamTotal?: number
}

/** Science hand of a city from its pieces and all modifiers. */
export function scienceOf(g: Game, seat: number): ScienceHand {
  const hand = emptyHand(g.rules.figures.sciencePerSet)
  hand.counts = [state.symbols.get(g, seat, 0), state.symbols.get(g, seat, 1), state.symbols.get(g, seat, 2)]
  hand.wild = state.symbols.get(g, seat, 3)
  eachPiece(g, seat, (piece) => {
    const { effects } = piece
    for (let i = 0; i < effects.length; i++) effects[i].rule.science?.(g, seat, effects[i].effect, hand, piece)
  })
  for (const bend of g.rules.modifiers.science) bend(g, seat, hand)
  return hand
}

export function eachPiece(g: Game, seat: number, visit: (piece: Piece) => void): void {
  const { holdings, pieces } = g.rules
  for (let l = 0; l < holdings.length; l++) {
    const list = holdings[l]
    const size = list.size(g, seat)
    for (let i = 0; i < size; i++) visit(pieces[list.item(g, seat, i)])
  }
}

/** Points of one piece; guilds that count again are scored with science. */
export function piecePoints(g: Game, seat: number, piece: Piece): number {
  const { effects } = piece
  let points = 0
  for (let i = 0; i < effects.length; i++) points += effects[i].rule.scored?.(g, seat, effects[i].effect, piece) ?? 0
  if (piece.scoreLine !== 'guilds') return points
  return g.rules.modifiers.guild.reduce((sum, bend) => bend(g, seat, sum), points)
}

const PURPLE = COLOURS.indexOf('purple')

/** Guild of these cities that counts again for a city because of `by`. */
export function guildAgain(g: Game, seat: number, cities: readonly number[], by: Piece): GuildAgain {
  let points = 0
  let symbols = 0
  for (const city of cities) {
    for (const card of state.cards.items(g, city)) {
      const guild = g.rules.pieces[card]
      if (guild.colour !== PURPLE) continue
      points = Math.max(points, piecePoints(g, seat, guild))
      symbols = Math.max(symbols, guild.effects.filter(({ effect }) => effect.kind === 'science').length)
    }
  }
  return { by, points, symbols }
}

const VICTORIES = VICTORY_VALUES.map((value) => `victory-${value}`)

/** Notes every point of a city. */
function score(g: Game, seat: number, note: Note): void {
  for (let i = 0; i < VICTORY_VALUES.length; i++) {
    const tokens = state.victories.get(g, seat, i)
    if (tokens > 0) note('military', VICTORIES[i], tokens * VICTORY_VALUES[i])
  }
  if (state.defeats.get(g, seat) > 0) note('military', 'defeat', -state.defeats.get(g, seat) * g.rules.figures.defeat)
  const treasury = Math.floor(state.coins.get(g, seat) / g.rules.figures.coinsAPoint)
  if (treasury > 0) note('treasury', 'coins', treasury)
  eachPiece(g, seat, (piece) => {
    const points = piecePoints(g, seat, piece)
    if (points !== 0) note(piece.scoreLine, piece.id, points)
  })
  scoreScience(g, seat, note)
  for (const line of g.rules.scoreLines) line.score?.(g, seat, note)
}

/** Points of a guild that counts again go to the piece that allows it; its symbols count with all others. */
function scoreScience(g: Game, seat: number, note: Note): void {
  const hand = scienceOf(g, seat)
  const { science, again } = bestScience(hand)
  if (science !== 0) note('science', 'symbols', science)
  for (let i = 0; i < again.length; i++)
    if (again[i] !== 0) note(hand.again[i].by.scoreLine, hand.again[i].by.id, again[i])
}

export function total(g: Game, seat: number): number {
  let sum = 0
  score(g, seat, (_scoreLine, _source, points) => {
    sum += points
  })
  return sum
}

/** Score sheet of the current state, by seat. */
export function scores(g: Game): Score[] {
  const sheets = Array.from({ length: g.rules.players }, (_, seat) => sheet(g, seat))
  const sides = g.rules.setup.teams ? joinTeams(sheets) : sheets.map((sheet) => [sheet])
  const points = sides.map((side) => side.reduce((sum, sheet) => sum + sheet.total, 0))
  const coins = sides.map((side) => tieCoins(g, side))
  const better = (a: number, b: number) => points[a] > points[b] || (points[a] === points[b] && coins[a] > coins[b])
  for (const [i, side] of sides.entries()) {
    const rank = 1 + sides.filter((_, other) => better(other, i)).length
    for (const sheet of side) sheet.rank = rank
  }
  return sheets
}

const tieCoins = (g: Game, side: readonly Score[]): number =>
  g.rules.modifiers.tieCoins.reduce(
    (coins, bend) => bend(g, coins),
    side.reduce((sum, sheet) => sum + sheet.coins, 0),
  )

function joinTeams(sheets: readonly Score[]): Score[][] {
  const sides = Map.groupBy(sheets, (sheet) => teamOf(sheet.seat))
  for (const [team, side] of sides) {
    const teamTotal = side.reduce((sum, sheet) => sum + sheet.total, 0)
    for (const sheet of side) {
      sheet.team = team
      sheet.teamTotal = teamTotal
    }
  }
  return [...sides.values()]
}

function sheet(g: Game, seat: number): Score {
  const rows = g.rules.scoreLines.map(({ id }): ScoreRow => ({ id, points: 0, from: [] }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  let sum = 0
  score(g, seat, (scoreLine, source, points) => {
    const row = byId.get(scoreLine)
    if (!row) throw new Error(`No score line is called ${scoreLine}`)
    row.points += points
    row.from.push({ source, points })
    sum += points
  })
  return { seat, total: sum, rows, coins: state.coins.get(g, seat), rank: 1 }
}

/** Seats with rank 1, once the game is over. */
export const winners = (g: Game): number[] =>
  isOver(g)
    ? scores(g)
        .filter((sheet) => sheet.rank === 1)
        .map((sheet) => sheet.seat)
    : []
