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

/** Times in milliseconds. */
export interface GameTimes {
  begun?: number
  /** The last move. */
  played: number
}

export interface ReportedPlay {
  edition: keyof typeof GAMES
  /** Without them BG Stats takes today. */
  times?: GameTimes | undefined
  location?: string
  /** The expansions. */
  board: string
  comments?: string
  players: readonly ReportedPlayer[]
}

export function bgStatsLink({ edition, times, location = '', board, comments, players }: ReportedPlay): string {
  const durationMin = times && minutesOf(times)
  const play = {
    game: { ...GAMES[edition], highestWins: true },
    ...(times && { playDate: dateOf(times.played) }),
    ...(durationMin && { durationMin }),
    location,
    board,
    ...(comments && { comments }),
    players: players.map((player) => ({ ...player, winner: player.rank === 1, startPlayer: false })),
  }
  return CREATE_PLAY + encodeURIComponent(JSON.stringify(play))
}

/** UTC as `2026-03-09 21:05:00`. */
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

const MINUTE = 60_000
/** A game with a longer break was not played at a stretch. */
const MOST_MINUTES = 12 * 60

function minutesOf({ begun, played }: GameTimes): number | undefined {
  const minutes = begun === undefined ? 0 : Math.round((played - begun) / MINUTE)
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : undefined
}
