/** `heptapolis cards`: lists every card, board and other piece of an edition and its expansions, as text or JSON. */

import { BOXES } from '@heptapolis/boxes'
import { itemAt } from '@heptapolis/engine/kernel'
import { compile, type Piece, type Ruleset } from '@heptapolis/engine/show'
import type { Command } from 'commander'
import { UserError } from '../../errors.ts'
import { say, words } from '../../language.ts'
import { type MixFlags, newCommand, setupOf, withMix } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { columns, faint, inColour } from '../../text/paint.ts'
import { indented, table, wrapped } from '../../text/table.ts'
import { chainFrom, chainTo, effectText } from '../../text/words.ts'

interface CardsOptions extends MixFlags {
  json?: boolean
}

export function cards(program: Command): void {
  const { argument, options } = words().commands.cards
  withMix(newCommand(program, 'cards')).argument('[query...]', argument).option('--json', options.json).action(start)
}

function start(query: string[], options: CardsOptions): void {
  const seats = Array.from({ length: PLAYERS }, () => ({}))
  const rules = orFail(compile(setupOf(options, seats, ''), BOXES))
  const all = rules.pieces.slice(1).map((piece) => component(rules, piece))
  const wanted = query.flatMap((text) => text.toLowerCase().split(/\s+/))
  const called = rules.called(query.join(' '))
  const fitting = all.filter((one) => wanted.every((word) => searchText(one).includes(word)))
  const found = fitting.length > 0 ? fitting : all.filter(({ id }) => id === called?.id)
  if (options.json) console.log(JSON.stringify(found, undefined, 2))
  else if (found.length > 0) console.log(cardTable(rules, found))
  if (found.length === 0 && !options.json) {
    throw new UserError(words().errors.noMatch(query.join(' ')))
  }
}

/** Valid for every box; the cards do not depend on it. */
const PLAYERS = 4

/** Public form of a component. */
const component = (rules: Ruleset, piece: Piece) => ({
  id: piece.id,
  name: say().piece(piece),
  box: piece.box,
  kind: KINDS[piece.sort] ?? piece.sort,
  ...placeOf(rules, piece),
  age: piece.age || undefined,
  colour: piece.def.colour,
  title: piece.sort === 'card' ? piece.def.title : undefined,
  cost: piece.def.cost ?? {},
  copies: piece.copies,
  chainFrom: chainFrom(rules, piece).map((other) => other.id),
  chainTo: chainTo(rules, piece).map((other) => other.id),
  ...rules.boxes.find(({ id }) => id === piece.box)?.facts?.(piece),
  effect: effectText(piece),
  effects: piece.effects.map(({ effect }) => effect),
})

type Component = ReturnType<typeof component>

/** Players say wonder for a board and its side. */
const KINDS: Record<string, string> = { board: 'wonder', stage: 'wonder-stage' }
const SORTS: Record<string, string> = { wonder: 'board', 'wonder-stage': 'stage' }

interface WonderFacts {
  wonder?: string
  side?: string
  /** For a board: stage ids, each alone or with its alternative half. */
  stages?: readonly (readonly string[])[]
  anyOrder?: boolean | undefined
  stage?: number
  half?: number | undefined
}

/** Wonder of a board or stage. */
function placeOf(rules: Ruleset, piece: Piece): WonderFacts {
  for (const { def, piece: board, stages } of rules.boards) {
    const { wonder, side, anyOrder } = def
    if (board === piece) return { wonder, side, anyOrder, stages: stages.map((halves) => halves.map(({ id }) => id)) }
    const slot = stages.findIndex((halves) => halves.includes(piece))
    if (slot < 0) continue
    const half = itemAt(stages, slot).length > 1 ? itemAt(stages, slot).indexOf(piece) + 1 : undefined
    return { wonder, side, stage: slot + 1, half }
  }
  return {}
}

/** Ids and names. */
function searchText(one: Component): string {
  const { id, name, box, kind, colour = '', effect } = one
  return [id, name, box, say().boxName(box), kind, kindWords(one), colour, effect].join('\n').toLowerCase()
}

const EFFECT_INDENT = 4

/** One line of facts, one line of effects. */
function cardTable(rules: Ruleset, found: readonly Component[]): string {
  const boxes = new Set(found.map(({ box }) => box)).size > 1
  const facts = found.map((one) => [
    inColour(rules.piece(one.id), one.name),
    faint(one.id),
    kindWords(one),
    ...(boxes ? [say().boxName(one.box)] : []),
    say().cost(one.cost),
    faint(one.copies.map((from) => `${from}+`).join(' ')),
  ])
  const effects = found.map((one) => {
    const lines = wrapped(details(rules, one), columns() - EFFECT_INDENT)
    return indented(lines.join('\n'), EFFECT_INDENT)
  })
  const lines = table(facts).split('\n')
  return lines.map((line, i) => `${line}\n${effects[i]}`).join('\n')
}

/** `Age I · blue`, `wonder · night`, `leader · white`, `edifice · Age II`. */
function kindWords({ kind, age, colour, side }: Pick<Component, 'kind' | 'age' | 'colour' | 'side'>): string {
  const { terms, sort } = say()
  const colourName = colour ? [terms.colours[colour]] : []
  if (kind === 'card' && age) return [terms.age(age), ...colourName].join(' · ')
  const name = sort(SORTS[kind] ?? kind)[0]
  if (kind === 'guild') return name
  return [name, ...(age ? [terms.age(age)] : []), ...(side ? [terms.sides[side] ?? side] : []), ...colourName].join(
    ' · ',
  )
}

function details(rules: Ruleset, { id, effect, chainFrom: from, chainTo: to }: Component): string {
  const more = say().printed(rules.piece(id))
  const named = (ids: readonly string[]) => [...new Set(ids.map((one) => say().piece(rules.piece(one))))]
  return [
    effect === '' && more.length === 0 ? words().noEffect : [effect, ...more].filter(Boolean).join(say().terms.between),
    ...(from.length > 0 ? [words().freeWith(named(from))] : []),
    ...(to.length > 0 ? [words().leadsTo(named(to))] : []),
  ].join(' ')
}
