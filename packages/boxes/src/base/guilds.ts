/** The guilds of a game: so many of all boxes' guilds, drawn at random. */
import { chanceOf, type Game, shuffle } from '@heptapolis/engine'

export function drawGuilds(g: Game, count: number): number[] {
  const guilds = g.rules.pieces.filter((piece) => piece.sort === 'guild').map((guild) => guild.index)
  return shuffle(guilds, chanceOf(g)).slice(0, count)
}
