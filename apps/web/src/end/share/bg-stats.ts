/** Link that enters a play in the app BG Stats. */

const CREATE_PLAY = 'https://app.bgstatsapp.com/createPlay.html?data='

/** Editions are separate games there. */
const GAMES = {
  '1e': { name: '7 Wonders', bggId: 68448 },
  '2e': { name: '7 Wonders (Second Edition)', bggId: 316377 },
} as const

export interface ReportedPlayer {
  name: string
  score: number
  rank: number
  /** Wonder and side. */
  role: string
}

export interface ReportedPlay {
  edition: keyof typeof GAMES
  /** The day of the play; without it BG Stats takes today. */
  date?: Date
  location?: string
  /** The expansions. */
  board: string
  players: readonly ReportedPlayer[]
}

export function bgStatsLink({ edition, date, location = '', board, players }: ReportedPlay): string {
  const play = {
    game: { ...GAMES[edition], highestWins: true },
    ...(date && { playDate: timeOf(date) }),
    location,
    board,
    players: players.map((player) => ({ ...player, winner: player.rank === 1, startPlayer: false })),
  }
  return CREATE_PLAY + encodeURIComponent(JSON.stringify(play))
}

/** Local time as `2026-03-09 21:05:00`. */
function timeOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
}
