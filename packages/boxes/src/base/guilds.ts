/** The guilds of a game: so many of all boxes' guilds, drawn at random. */
import { type Game, piecesOf, type Random, shuffle } from '@heptapolis/engine'

export function drawGuilds(g: Game, count: number, chance: Random): number[] {
  return shuffle([...piecesOf(g, 'guild')], chance).slice(0, count)
}
