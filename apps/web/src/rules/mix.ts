/** The mix the rulebook is opened for, as its address has it. */
import { BOXES } from '@heptapolis/boxes'
import { EDITIONS, type Edition, type Setup } from '@heptapolis/engine/show'
import { type Corrections, correctedOptions, correctionsFromQuery, inPlay } from '../setup/corrections.ts'

export interface RulesMix {
  edition: Edition
  boxes: readonly string[]
  players: number
  teams: boolean
  /** Printed boards, where they are not as ours. */
  boards: Corrections
}

const [FEWEST, MOST] = [2, 8]
const DEFAULT: RulesMix = { edition: '2e', boxes: [], players: 4, teams: false, boards: {} }
const BOX_IDS = BOXES.slice(1).map(({ id }) => id)

/** `/rules?boxes=leaders&players=5#chain`; the mix may also follow the rule, as in `/rules#chain?boxes=leaders`. */
export function readAddress({ search, hash }: { search: string; hash: string }): {
  mix: RulesMix
  anchor: string
  given: boolean
} {
  const [anchor, behind = ''] = decodeURIComponent(hash.slice(1)).split('?')
  const query = new URLSearchParams(search.length > 1 ? search : behind)
  const players = Number(query.get('players'))
  return {
    anchor,
    given: query.size > 0,
    mix: {
      edition: EDITIONS.find((known) => known === query.get('edition')) ?? DEFAULT.edition,
      boxes: (query.get('boxes') ?? '').split(',').filter((id) => BOX_IDS.includes(id)),
      players: players >= FEWEST && players <= MOST ? Math.trunc(players) : DEFAULT.players,
      teams: query.get('teams') === '1',
      boards: correctionsFromQuery(query),
    },
  }
}

export const setupOf = ({ edition, boxes, players, teams, boards }: RulesMix): Setup => ({
  edition,
  boxes: [...boxes],
  seats: Array.from({ length: players }, () => ({})),
  seed: '',
  ...(teams ? { teams } : {}),
  ...correctedOptions(inPlay(boards, boxes)),
})

export const withBox = (mix: RulesMix, box: string): RulesMix => {
  const chosen = mix.boxes.includes(box) ? mix.boxes.filter((one) => one !== box) : [...mix.boxes, box]
  return { ...mix, boxes: BOX_IDS.filter((id) => chosen.includes(id)) }
}

/** Teams need an even number of four or more. */
export const withPlayers = (mix: RulesMix, players: number): RulesMix => ({
  ...mix,
  players,
  teams: mix.teams && players >= 4 && players % 2 === 0,
})
