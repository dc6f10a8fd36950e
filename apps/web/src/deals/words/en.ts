/** English texts of shared deals. */
import { listed } from '@heptapolis/boxes/grammar/en'
export const words = {
  title: 'Same deal, many tables',
  lead: (players: number, boxes: readonly string[]) =>
    `${players} players, ${boxes.length > 0 ? `with ${listed(boxes)}` : 'base game'}. Everyone plays the same cards.`,
  howGroups:
    'Each group creates its own table with this link. The server keeps the cards secret: you see the results after your own game.',
  playHere: 'Create a table for your group',
  copyLink: 'Copy link',
  copied: 'Copied',
  finished: (games: number) =>
    games === 0
      ? 'No table has finished yet.'
      : games === 1
        ? 'One table has finished.'
        : `${games} tables have finished.`,
  youPlay: 'You are playing this deal now. You see the results when your game is over.',
  toOwnTable: 'Go to your table',
  outdated: 'Cards or rules have changed since this deal was made, so no new table can play it.',
  viewTitle: 'See the results without playing',
  viewHelp: 'After that, your results for this deal are marked: you knew the cards.',
  view: 'Show the results',
  results: 'Results seat by seat',
  nothingYet: 'There are no results yet.',
  seat: (number: number, city: string) => `Seat ${number}: ${city}`,
  atTable: (rank: string) => `${rank} at the table`,
  noPlace: 'not ranked',
  you: 'You',
  deleted: 'Deleted account',
  bot: (level: string) => `Bot, ${level}`,
  knows: {
    played: 'You have played this deal.',
    watched: 'You have watched a table of this deal. Your own game will be marked.',
    viewed: 'You have seen the results. Your own game will be marked.',
    device: 'Another account on this device knows this deal. Your own game will be marked.',
  },
  knew: {
    played: 'had played this deal before',
    watched: 'had watched this deal',
    viewed: 'had seen the results',
    device: 'this device had shown the deal',
  },
  helped: 'a bot made some choices',
  takenBack: (moves: number) => (moves === 1 ? 'one move undone' : `${moves} moves undone`),
  here: 'On this device',
  hereHelp:
    'Play the same cards once with each wonder. This deal is open: its link and seed let anyone look up the cards, and every game after your first is marked.',
  play: 'Play',
  playSeat: (city: string) => `Play ${city}`,
  goOn: 'Continue',
  again: 'Play again',
  groups: 'For several groups',
  groupsHelp:
    'The server shuffles new cards for this set-up and keeps them secret. Send the link to every group; bots fill free seats.',
  makeDeal: 'Create a deal for groups',
}
