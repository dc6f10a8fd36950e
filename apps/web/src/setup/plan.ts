/** Content of the set-up form: edition, expansions and seats of a new game, also as the query of a URL. */
import { BOXES } from '@heptapolis/boxes'
import { type Result, SEED_WORDS, toHex } from '@heptapolis/engine/kernel'
import { type Board, compile, EDITIONS, type Edition, type Ruleset, type Setup } from '@heptapolis/engine/show'
import {
  type Corrections,
  correctedOptions,
  correctionsFromQuery,
  correctionsToQuery,
  inPlay,
} from '../corrections/corrections.ts'
import { botName } from '../game-model/bots/bot-names.ts'
import type { PlayerInfo } from '../game-model/table.ts'
import { type HouseRules, houseRulesFrom, houseRulesText } from '../house-rules/query.ts'
import { agreementFrom, agreementText, type PlanAgreement } from './agreement.ts'

export interface PlanSeat {
  who: 'you' | 'person' | 'bot'
  level: string
  name: string
  wonder: string
  side: string
}

export interface SetupPlan {
  edition: Edition
  boxes: readonly string[]
  teams: boolean
  seed: string
  /** Corrected boards; empty for the default ones. */
  boards: Corrections
  seats: readonly PlanSeat[]
  /** Readings of disputed rules that differ from the standard. */
  houseRules?: HouseRules
  /** Wonders that are never dealt. */
  without?: readonly string[]
  /** How players decide who gets which wonder; absent if wonders are dealt or chosen here. */
  agreement?: PlanAgreement
}

/** The level of bots in links that name none. */
const DEFAULT_LEVEL = 'medium'
/** The level of bots in a first game. */
const FIRST_LEVEL = 'easy'
const FEWEST = 2
const MOST = 8

/** A cryptographically random seed. */
export const freshSeed = (): string => toHex(crypto.getRandomValues(new Int32Array(SEED_WORDS)))

const seat = (i: number, level = FIRST_LEVEL): PlanSeat => ({
  who: i === 0 ? 'you' : 'bot',
  level: i === 0 ? '' : level,
  name: i === 0 ? '' : botName(i),
  wonder: '',
  side: '',
})

export const defaultPlan = (): SetupPlan => ({
  edition: '2e',
  boxes: [],
  teams: false,
  seed: freshSeed(),
  boards: {},
  seats: [0, 1, 2, 3].map((i) => seat(i)),
})

export function withPlayers(plan: SetupPlan, players: number): SetupPlan {
  const count = Math.min(MOST, Math.max(FEWEST, players))
  const level = plan.seats.findLast(({ who }) => who === 'bot')?.level
  const seats = Array.from({ length: count }, (_, i) => plan.seats[i] ?? seat(i, level))
  return { ...plan, seats }
}

/** The level of all bots; empty if they differ or there are none. */
export function levelOf({ seats }: SetupPlan): string {
  const levels = new Set(seats.flatMap(({ who, level }) => (who === 'bot' ? [level] : [])))
  return levels.size === 1 ? ([...levels][0] ?? '') : ''
}

export const withLevel = (plan: SetupPlan, level: string): SetupPlan => ({
  ...plan,
  seats: plan.seats.map((one) => (one.who === 'bot' ? { ...one, level } : one)),
})

export function withSeat(plan: SetupPlan, at: number, wish: Partial<PlanSeat>): SetupPlan {
  const seats = plan.seats.map((old, i) => (i === at ? settled({ ...old, ...wish }, i) : old))
  return { ...plan, seats }
}

const settled = (one: PlanSeat, i: number): PlanSeat => ({
  ...one,
  level: one.who === 'bot' ? one.level || DEFAULT_LEVEL : '',
  name: one.who === 'bot' && one.name === '' ? botName(i) : one.name,
})

/** The entered name, or the default of the seat. */
export const nameAt = (plan: SetupPlan, i: number, you: string): string => {
  const { who, name } = plan.seats[i]
  return name || (who === 'you' ? you : botName(i))
}

export const hasHouseRules = ({ houseRules = {} }: SetupPlan): boolean => Object.keys(houseRules).length > 0

export function setupOf(plan: SetupPlan, you: string): Setup {
  return {
    edition: plan.edition,
    boxes: [...plan.boxes],
    seed: plan.seed,
    ...(plan.teams ? { teams: true } : {}),
    ...correctedOptions(inPlay(plan.boards, plan.boxes)),
    ...(hasHouseRules(plan) ? { houseRules: { ...plan.houseRules } } : {}),
    ...(plan.without?.length ? { without: [...plan.without] } : {}),
    seats: plan.seats.map(({ wonder, side }, i) => ({
      name: nameAt(plan, i, you),
      ...(wonder ? { wonder } : {}),
      ...(side ? { side } : {}),
    })),
  }
}

/** The rules of the plan, and the boards to choose from even while the chosen wonders clash. */
export function tableOf(
  plan: SetupPlan,
  you: string,
  library = BOXES,
): { rules: Result<Ruleset>; boards: readonly Board[] } {
  const rules = compile(setupOf(plan, you), library)
  const able = rules.ok ? rules : compile(setupOf(clearWonders(plan), you), library)
  const boards = able.ok ? able.value.boards : []
  return { rules, boards: boards.filter(({ def }) => !plan.without?.includes(def.wonder)) }
}

/** Leaves out wonders; seats lose a wish for one of them. */
export const withoutWonders = ({ without: _, ...plan }: SetupPlan, wonders: readonly string[]): SetupPlan => ({
  ...plan,
  ...(wonders.length > 0 ? { without: wonders } : {}),
  seats: plan.seats.map((seat) => (wonders.includes(seat.wonder) ? { ...seat, wonder: '', side: '' } : seat)),
})

/** The way wonders are given out. With an agreement no seat has a wish of its own. */
export const withAgreement = ({ agreement: _, ...plan }: SetupPlan, agreement?: PlanAgreement): SetupPlan => ({
  ...plan,
  ...(agreement ? { agreement, seats: plan.seats.map((seat) => ({ ...seat, wonder: '', side: '' })) } : {}),
})

/** The plan without names of wonders and cards that its expansions do not have. */
export function withKnownNames(plan: SetupPlan): SetupPlan {
  const { without, ...others } = plan
  const rules = compile(setupOf(others, ''), BOXES)
  if (!without || !rules.ok) return plan
  const isWonder = (id: string): boolean => rules.value.wonders.some(([board]) => board.def.wonder === id)
  const known = without.filter((id) => isWonder(id) || rules.value.byId.has(id))
  return known.length > 0 ? { ...others, without: known } : others
}

export const clearWonders = ({ without: _, ...plan }: SetupPlan): SetupPlan => ({
  ...plan,
  seats: plan.seats.map((seat) => ({ ...seat, wonder: '', side: '' })),
})

/** A person without a name stays nameless here: each language has its own word for "you". */
export const sittersOf = (plan: SetupPlan): PlayerInfo[] =>
  plan.seats.map(({ who, level }, i) => ({
    kind: who,
    name: nameAt(plan, i, ''),
    ...(who === 'bot' ? { level } : {}),
  }))

/** `?edition=2e&boxes=leaders&seed=…&seat=you&seat=bot~hard~Zeno~gizah~day` */
export function planToQuery(plan: SetupPlan): string {
  const query = new URLSearchParams({ edition: plan.edition, seed: plan.seed })
  if (plan.boxes.length > 0) query.set('boxes', plan.boxes.join(','))
  if (plan.teams) query.set('teams', '1')
  if (hasHouseRules(plan)) query.set('rules', houseRulesText(plan.houseRules ?? {}))
  if (plan.without?.length) query.set('without', plan.without.join(','))
  if (plan.agreement) query.set('wonders', agreementText(plan.agreement))
  correctionsToQuery(inPlay(plan.boards, plan.boxes), query)
  for (const { who, level, name, wonder, side } of plan.seats) {
    query.append('seat', [who, level, name, wonder, side].join('~').replace(/~+$/, ''))
  }
  return query.toString()
}

/** Undefined without a plan in the URL. Unreadable parts fall back to defaults. */
export function planFromQuery(text: string): SetupPlan | undefined {
  const query = new URLSearchParams(text)
  const seats = query.getAll('seat')
  if (seats.length === 0 && !query.has('edition')) return undefined
  const usual = defaultPlan()
  const edition = EDITIONS.find((known) => known === query.get('edition')) ?? usual.edition
  const read = (line: string, i: number): PlanSeat => {
    const [who, level = '', name = '', wonder = '', side = ''] = line.split('~')
    const kind = who === 'you' || who === 'person' ? who : 'bot'
    return settled({ who: kind, level, name, wonder, side }, i)
  }
  const wished: SetupPlan = {
    edition,
    boxes: (query.get('boxes') ?? '').split(',').filter(Boolean),
    teams: query.get('teams') === '1',
    seed: query.get('seed') ?? usual.seed,
    boards: correctionsFromQuery(query),
    seats: seats.length > 0 ? seats.slice(0, MOST).map(read) : usual.seats,
    ...(query.has('without') ? { without: (query.get('without') ?? '').split(',').filter(Boolean) } : {}),
    ...(query.has('rules') ? { houseRules: houseRulesFrom(query.get('rules') ?? '') } : {}),
  }
  const agreement = agreementFrom(query.get('wonders') ?? '')
  const plan = withPlayers(agreement ? withAgreement(wished, agreement) : wished, wished.seats.length)
  return withCurrentIds(plan)
}

/** Replaces names of wonders and sides by their ids. */
function withCurrentIds(plan: SetupPlan): SetupPlan {
  const rules = compile(setupOf(plan, ''), BOXES)
  if (!rules.ok) return plan
  const { seats } = rules.value.setup
  return {
    ...plan,
    seats: plan.seats.map((one, i) => ({ ...one, wonder: seats[i].wonder ?? '', side: seats[i].side ?? '' })),
  }
}
