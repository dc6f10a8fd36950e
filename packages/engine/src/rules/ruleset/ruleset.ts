/** Ruleset: a playable set-up with the data of all its boxes in tables. */

import { List, layOut } from '../../kernel/columns/column.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { insert } from '../../kernel/script.ts'
import type { Board, BoundEffect, Box, EffectRule, Piece, Ruleset, ScoreLine } from '../contract/box.ts'
import type { Effect } from '../contract/effect.ts'
import type { Figures } from '../contract/figures.ts'
import type { BoardDef, PieceDef, StageDef } from '../contract/piece.ts'
import { moveForm } from '../move-form.ts'
import { refuse } from '../problem.ts'
import { CORE_COLUMNS, MOST_TITLES } from '../state.ts'
import { bent } from '../trade/bent.ts'
import { costVector } from '../trade/vector.ts'
import { orderDiggers } from '../turn/diggers.ts'
import { buildScript } from '../turn/script.ts'
import { COLOURS, type Setup, type Terms } from '../vocabulary.ts'
import { ACTION_KEYS, alike, EFFECT_KEYS, LAYER_KEYS, LINE_KEYS, QUESTION_KEYS } from './alike.ts'
import { always, bendsOf, has, momentsOf } from './bending.ts'
import { caller, inTodaysWords, namesOf } from './called.ts'
import { core } from './core.ts'
import { inDataVersion } from './data-versions.ts'
import { houseRuleProblem, readingsOf, withHouseRules } from './house-rules.ts'
import { leftOutToday, piecesLeftOut, poolProblem } from './pools.ts'
import { hasPrices, prices } from './prices.ts'
import { shapeFault } from './setup-shape.ts'
import { boxProblem, FEWEST_CITIES, optionProblem, tableProblem, wonderProblem } from './table.ts'

const SCORE_LINE_OF_COLOUR: Record<string, string> = {
  brown: 'commerce',
  grey: 'commerce',
  blue: 'civil',
  yellow: 'commerce',
  red: 'military',
  green: 'science',
  purple: 'guilds',
}

/** Validates a set-up against the library and compiles the rules of its mix. */
export function compile(wanted: Terms & Partial<Setup>, library: readonly Box[]): Result<Ruleset> {
  const fault = shapeFault(wanted)
  if (fault) return refuse('bad-setup', fault)
  const problem = boxProblem(wanted, library)
  if (problem) return { ok: false, error: problem }
  const { setup, library: printed } = inDataVersion(withoutSeed(wanted), library)
  const key = JSON.stringify(setup)
  const known = made.find((one) => one.key === key && one.library === printed)
  if (known) return known.rules
  const rules = layOutRules(setup, printed)
  made.unshift({ key, library: printed, rules })
  made.length = Math.min(made.length, MADE_KEPT)
  return rules
}

/**
 * Recently compiled rulesets, because a game, its record and its positions need the same one. Rulesets are immutable.
 */
const made: { key: string; library: readonly Box[]; rules: Result<Ruleset> }[] = []
const MADE_KEPT = 4

function layOutRules(wanted: Terms, library: readonly Box[]): Result<Ruleset> {
  const chosen = library.filter((box, i) => i === 0 || wanted.boxes.includes(box.id))
  const unread = houseRuleProblem(wanted, library)
  if (unread) return { ok: false, error: unread }
  const setup = withHouseRules(inTodaysWords(wanted, chosen, library), chosen)
  const teams = setup.teams ? chosen.flatMap((box) => box.teams ?? []) : []
  const parts = new Set([...teams, ...chosen.flatMap((box) => box.parts ?? [])])
  // Readings come last, so that their lines find those of all boxes.
  const boxes = [core, ...(hasPrices(setup) ? [prices] : []), ...parts, ...chosen, ...readingsOf(setup, chosen)]
  const wrong = optionProblem(setup, chosen, library) ?? tableProblem(setup, chosen, library)
  const refusal = boxes.reduce((found, box) => found ?? box.refuses?.(setup), wrong)
  if (refusal) return { ok: false, error: refusal }
  return withoutPieces(assemble(setup, boxes, library), library)
}

/** The rules of the set-up from those of the complete mix, without the pieces and wonders that are left out. */
function withoutPieces(complete: Ruleset, library: readonly Box[]): Result<Ruleset> {
  const { setup, boxes, boards, byId } = complete
  const without = leftOutToday(complete)
  const leftOut = piecesLeftOut(complete, without)
  const today = setup.without ? { ...setup, without } : setup
  const lacking =
    wonderProblem(
      boards.map((board) => board.def),
      today,
      (id) => byId.has(id),
    ) ?? poolProblem(complete, leftOut)
  if (lacking) return { ok: false, error: lacking }
  if (!setup.without) return ok(complete)
  return ok(assemble(today, boxes, library, new Set(leftOut.map(({ id }) => id))))
}

const NOTHING: ReadonlySet<string> = new Set()

/** Public part of a set-up. */
function withoutSeed(setup: Partial<Setup>): Terms {
  const { seed: _, ...terms } = setup
  return terms as Terms
}

function assemble(
  setup: Terms,
  boxes: readonly Box[],
  library: readonly Box[],
  leftOut: ReadonlySet<string> = NOTHING,
): Ruleset {
  const pieces: Piece[] = [FACE_DOWN]
  const titles = new Map<string, number>()
  const bind = binder(boxes)
  const ageCards = boxes
    .flatMap((box) => (box.pieces?.(setup) ?? []).map((def) => ({ def, box: box.id })))
    .filter(({ def }) => !leftOut.has(def.id))
  const titleOf = (def: PieceDef) => number(titles, def.title ?? def.id)
  const byId = new Map<string, Piece>()
  const titleById = new Map(ageCards.map(({ def }) => [def.id, titleOf(def)]))
  const add = (def: PieceDef, box: string, { wonder, stage, half } = ON_NO_BOARD): Piece => {
    const piece: Piece = {
      index: pieces.length,
      id: def.id,
      nameId: def.nameId ?? def.id,
      wonder,
      stage,
      half,
      box,
      sort: def.sort,
      effects: (def.effects ?? []).map(bind),
      age: def.age ?? 0,
      colour: def.colour ? COLOURS.indexOf(def.colour) : -1,
      price: priceOf(def),
      copies: def.copies ?? [],
      title: def.sort === 'stage' || def.sort === 'board' ? -1 : titleOf(def),
      chain: (def.chain ?? []).map((id) => titleById.get(id) ?? -1).filter((title) => title >= 0),
      scoreLine: def.scoreLine ?? SCORE_LINE_OF_COLOUR[def.colour ?? ''] ?? 'wonder',
      def,
    }
    if (byId.has(piece.id)) throw new Error(`Two pieces are called ${piece.id}`)
    byId.set(piece.id, piece)
    pieces.push(piece)
    return piece
  }
  for (const { def, box } of ageCards) add(def, box)
  if (titles.size > MOST_TITLES) throw new Error(`There are ${titles.size} titles; the column holds ${MOST_TITLES}.`)
  const boards = boxes.flatMap((box) => (box.boards?.(setup) ?? []).map((def) => ({ def, box: box.id })))
  const columns = [...CORE_COLUMNS, ...boxes.flatMap((box) => box.columns ?? [])]
  const cities = Math.max(FEWEST_CITIES, setup.seats.length)
  const actions = boxes.flatMap((box) => box.actions ?? []).map((action) => alike(ACTION_KEYS, action))
  const layers = boxes.flatMap((box) => box.layers ?? []).map((layer) => alike(LAYER_KEYS, layer))
  const asksInTurn = boxes.some((box) => box.asksInTurn)
  const decisions = boxes
    .flatMap((box) => box.decisions ?? [])
    .map((decision) => alike(QUESTION_KEYS, asksInTurn ? { ...decision, inTurn: true } : decision))
  const abilities = boxes.flatMap((box) => box.abilities ?? [])
  const { script, orders, resolution } = buildScript(boxes.flatMap((box) => box.script ?? []))
  const modifiers = bendsOf(boxes, library)
  const bound = boards.map(({ def, box }, index) => bindBoard(def, index, (piece, place) => add(piece, box, place)))
  return {
    setup,
    boxes,
    players: setup.seats.length,
    cities,
    pieces,
    boards: bound,
    wonders: [...Map.groupBy(bound, (board) => board.def.wonder).values()],
    byId,
    columns,
    opened: boxes.flatMap((box) => box.opens ?? []),
    ...layOut(columns, cities),
    holdings: columns.filter((column): column is List => column instanceof List && column.holds),
    hands: columns.filter((column): column is List => column instanceof List && column.plays),
    counts: Object.assign({}, ...boxes.map((box) => box.counts ?? {})),
    abilities,
    actions,
    layers,
    decisions,
    riders: boxes.flatMap((box) => box.rider ?? []),
    offers: boxes.flatMap((box) => box.offers ?? []),
    freeCards: bitsOf(abilities, (ability) => ability.free !== undefined),
    freeStages: bitsOf(abilities, (ability) => ability.freeStage !== undefined),
    script: script.map((line) => alike(LINE_KEYS, line)),
    orders,
    resolution,
    diggers: orderDiggers(boxes.flatMap((box) => box.diggers ?? [])),
    hooks: momentsOf(boxes),
    modifiers,
    costBends: boxes.filter(has('cost', 'chain', 'exchanges')).map((box) => box.bendsCosts ?? (() => bent.everything)),
    sellerBends: boxes.filter(has('seller', 'sellers')).map((box) => box.bendsSellers ?? always),
    scoreLines: orderScoreLines(boxes.flatMap((box) => box.scoreLines ?? [])),
    figures: figuresOf(boxes, library),
    answerForm: moveForm,
    sees: (g, viewer, owner) => modifiers.sees.some((bend) => bend(g, viewer, owner)),
    actionOf: indexer(actions, 'action'),
    layerOf: indexer(layers, 'layer'),
    decisionOf: indexer(decisions, 'decision'),
    abilityOf: indexer(abilities, 'ability'),
    piece: (id) => byId.get(id) ?? missingPiece(id),
    names: namesOf(boxes),
    called: caller(boxes, pieces, byId),
  }
}

/** Figures of the whole library, so that rulesets have one shape; boxes in play override them in order. */
function figuresOf(boxes: readonly Box[], library: readonly Box[]): Figures {
  const all = [...library, ...boxes].flatMap((box) => [...(box.parts ?? []), box]).map((box) => box.figures ?? {})
  // A new object from the entries: one with many assignments becomes a slow dictionary.
  const made: object = Object.fromEntries(Object.entries(Object.assign({}, ...all)))
  return made as Figures
}

/** Score lines of the core, then those of the boxes at their places. */
function orderScoreLines(all: readonly ScoreLine[]): ScoreLine[] {
  const order: ScoreLine[] = []
  for (const line of all) insert(order, line, line, ({ id }) => id)
  return order
}

const bitsOf = <T>(things: readonly T[], is: (thing: T) => boolean): number =>
  things.reduce((bits, thing, i) => (is(thing) ? bits | (1 << i) : bits), 0)

const missingPiece = (id: string): never => {
  throw new Error(`No piece is called ${id}`)
}

function indexer(things: readonly { id: string }[], what: string): (id: string) => number {
  const byId = new Map(things.map((thing, i) => [thing.id, i]))
  return (id) => byId.get(id) ?? missingPiece(`${what} ${id}`)
}

function number(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

function binder(boxes: readonly Box[]): (effect: Effect) => BoundEffect {
  const found: Record<string, EffectRule<Effect>> = Object.assign({}, ...boxes.map((box) => box.effects ?? {}))
  const rules = new Map(Object.entries(found).map(([kind, rule]) => [kind, alike(EFFECT_KEYS, rule)]))
  return (effect) => {
    const rule = rules.get(effect.kind)
    if (!rule) throw new Error(`No rule for effects of kind ${effect.kind}`)
    return { effect, rule }
  }
}

function priceOf(def: PieceDef): Piece['price'] {
  const { cost = {} } = def
  const perAge = cost.coins === 'age'
  return { need: costVector(cost), coins: perAge ? 0 : Number(cost.coins ?? 0), coinsPerAge: perAge ? 1 : 0 }
}

/** Place of a piece on a board. */
type PlaceOnBoard = Pick<Piece, 'wonder' | 'stage' | 'half'>
const ON_NO_BOARD: PlaceOnBoard = { wonder: '', stage: 0, half: 0 }

function bindBoard(def: BoardDef, index: number, add: (def: PieceDef, place: PlaceOnBoard) => Piece): Board {
  const scoreLine = 'wonder'
  const { wonder } = def
  const stagePieces = ({ cost, halves, ...whole }: StageDef, slot: number): readonly Piece[] =>
    (halves ?? [whole]).map((part, i) =>
      add({ scoreLine, ...part, cost, sort: 'stage' }, { wonder, stage: slot + 1, half: halves ? i + 1 : 0 }),
    )
  return {
    index,
    def,
    piece: add({ id: def.id, sort: 'board', effects: def.start, scoreLine }, { wonder, stage: 0, half: 0 }),
    stages: def.stages.map(stagePieces),
  }
}

const FACE_DOWN: Piece = {
  index: 0,
  id: '?',
  nameId: '?',
  ...ON_NO_BOARD,
  box: '',
  sort: 'unknown',
  effects: [],
  age: 0,
  colour: -1,
  price: { need: 0, coins: 0, coinsPerAge: 0 },
  copies: [],
  title: -1,
  chain: [],
  scoreLine: '',
  def: { id: '?', sort: 'unknown' },
}
