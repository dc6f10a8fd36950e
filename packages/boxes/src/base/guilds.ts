/** The guilds of a game: so many of all boxes' guilds, drawn at random. */
import { chanceOf, type Game, piecesOf, shuffle } from '@heptapolis/engine'

export function drawGuilds(g: Game, count: number): number[] {
  return shuffle([...piecesOf(g, 'guild')], chanceOf(g)).slice(0, count)
}
