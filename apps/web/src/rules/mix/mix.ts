/** Edition, expansions, players and options of the shown rulebook, stored in its URL. */
import { BOXES } from '@heptapolis/boxes'
import { EDITIONS, type Edition, type Setup } from '@heptapolis/engine/show'
import { type Corrections, correctedOptions, correctionsFromQuery, inPlay } from '../../corrections/corrections.ts'
import { type HouseRules, houseRulesFrom } from '../../house-rules/query.ts'

type Wishes = Readonly<Record<string, string | boolean>>

export interface RulesMix {
  edition: Edition
  boxes: readonly string[]
  players: number
  teams: boolean
  /** Set if the players have bid points for their wonders. */
  bids?: true
  /** The chosen options of the set-up. */
  wishes: Wishes
  /** House rules of a table that links here. */
  houseRules?: HouseRules
  /** Corrected boards; empty for the default ones. */
  boards: Corrections
}

const [FEWEST, MOST] = [2, 8]
const DEFAULT: RulesMix = { edition: '2e', boxes: [], players: 4, teams: false, wishes: {}, boards: {} }
const BOX_IDS = BOXES.slice(1).map(({ id }) => id)

/** `/rules?boxes=leaders&players=5#chain`; the mix may also follow the rule: `/rules#chain?boxes=leaders`. */
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
      ...(query.get('bids') === '1' ? { bids: true } : {}),
      ...(query.has('rules') ? { houseRules: knownRules(query.get('rules') ?? '') } : {}),
      wishes: wishesIn(query.get('wishes') ?? ''),
      boards: correctionsFromQuery(query),
    },
  }
}

/** `leadersAnniversary:true,leadersPool:standard`. */
function wishesIn(text: string): Wishes {
  const pairs = text.split(',').filter((pair) => pair.includes(':'))
  return Object.fromEntries(pairs.map((pair) => pair.split(':')).map(([option, wish]) => [option, wishOf(wish)]))
}

const wishOf = (text: string): string | boolean => (text === 'true' || text === 'false' ? text === 'true' : text)

/** The options of boxes in play. */
function wishesWith(wishes: Wishes, boxes: readonly string[]): Wishes {
  const read = BOXES.filter(({ id }) => boxes.includes(id)).flatMap(({ options = {} }) => Object.keys(options))
  return Object.fromEntries(Object.entries(wishes).filter(([option]) => read.includes(option)))
}

export function setupOf({ edition, boxes, players, teams, bids, wishes, houseRules, boards }: RulesMix): Setup {
  const { options: corrected } = correctedOptions(inPlay(boards, boxes))
  const options = { ...wishesWith(wishes, boxes), ...corrected }
  return {
    edition,
    boxes: [...boxes],
    seats: Array.from({ length: players }, () => (bids ? { price: 1 } : {})),
    seed: '',
    ...(teams ? { teams } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(houseRules ? { houseRules: { ...houseRules } } : {}),
  }
}

/** Known house rules of a link; a link by hand may have any text. */
function knownRules(text: string): HouseRules {
  const all = BOXES.flatMap(({ houseRules = [] }) => houseRules)
  const isKnown = ([id, reading]: [string, string]): boolean =>
    all.some((rule) => rule.id === id && rule.readings.some((one) => one.id === reading))
  return Object.fromEntries(Object.entries(houseRulesFrom(text)).filter(isKnown))
}

/** Toggles an option. */
export function withWish(mix: RulesMix, option: string, on: string | boolean): RulesMix {
  const { [option]: was, ...others } = mix.wishes
  return { ...mix, wishes: was === on ? others : { ...others, [option]: on } }
}

export const withBox = (mix: RulesMix, box: string): RulesMix => {
  const chosen = mix.boxes.includes(box) ? mix.boxes.filter((one) => one !== box) : [...mix.boxes, box]
  return { ...mix, boxes: BOX_IDS.filter((id) => chosen.includes(id)) }
}

/** Teams need an even number of at least four. */
export const withPlayers = (mix: RulesMix, players: number): RulesMix => ({
  ...mix,
  players,
  teams: mix.teams && players >= 4 && players % 2 === 0,
})
