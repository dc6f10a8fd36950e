/** `heptapolis cards`: every component of an edition and its boxes, to look up or to feed other programs. */
import { BOXES } from '@heptapolis/boxes'
import { RULES } from '@heptapolis/boxes/rulebook'
import { compile, type Piece, type Ruleset } from '@heptapolis/engine'
import type { Command } from 'commander'
import { orFail, UserError } from '../errors.ts'
import { examples, type MixOptions, setupOf, withMix } from '../options.ts'
import { columns, faint, inColour } from '../text/paint.ts'
import { indented, table, wrapped } from '../text/table.ts'
import { chainFrom, chainTo, colourWord, costText, effectText, ROMAN } from '../text/words.ts'

interface CardsOptions extends MixOptions {
  json?: boolean
}

export function cards(program: Command): void {
  withMix(program.command('cards'))
    .summary('look up cards, wonders and all else')
    .description('List every component: cards, guilds, wonders with their stages, and what the boxes bring.')
    .argument('[query...]', 'words that must all occur in the name, id, box, kind, colour or effect')
    .option('--json', 'print JSON instead of a table')
    .addHelpText(
      'after',
      examples(
        ['cards', 'everything in the base game'],
        ['cards green compass', 'green cards with a compass'],
        ['cards guild --edition 1e --boxes all', 'the guilds of every box, first edition'],
        ['cards --boxes all --json', 'for another program'],
      ),
    )
    .action(start)
}

function start(query: string[], options: CardsOptions): void {
  const seats = Array.from({ length: PLAYERS }, () => ({}))
  const rules = orFail(compile(setupOf(options, seats, ''), BOXES))
  const all = rules.pieces.slice(1).map((piece) => component(rules, piece))
  const words = query.flatMap((text) => text.toLowerCase().split(/\s+/))
  const called = rules.called(query.join(' '))
  const fitting = all.filter((one) => words.every((word) => searchText(one).includes(word)))
  const found = fitting.length > 0 ? fitting : all.filter(({ id }) => id === called?.id)
  if (options.json) console.log(JSON.stringify(found, undefined, 2))
  else if (found.length > 0) console.log(cardTable(rules, found))
  if (found.length === 0 && !options.json) {
    throw new UserError(`Nothing in this edition and these boxes matches "${query.join(' ')}".`)
  }
}

/** Enough for every box; the cards do not depend on it. */
const PLAYERS = 4

/** One component as the outside sees it. */
const component = (rules: Ruleset, piece: Piece) => ({
  id: piece.id,
  name: piece.name,
  box: piece.box,
  kind: KINDS[piece.sort] ?? piece.sort,
  ...placeOf(rules, piece),
  age: piece.age || undefined,
  colour: colourWord(piece) || undefined,
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

/** People say wonder for a board and its side. */
const KINDS: Record<string, string> = { board: 'wonder', stage: 'wonder-stage' }

interface WonderFacts {
  wonder?: string
  side?: string
  /** Of a board: the ids of its stages, each alone or with the other half to choose from. */
  stages?: readonly (readonly string[])[]
  anyOrder?: boolean
  stage?: number
  half?: number
}

/** To which wonder a board or stage belongs. */
function placeOf(rules: Ruleset, piece: Piece): WonderFacts {
  for (const { def, piece: board, stages } of rules.boards) {
    const { wonder, side, anyOrder } = def
    if (board === piece) return { wonder, side, anyOrder, stages: stages.map((halves) => halves.map(({ id }) => id)) }
    const slot = stages.findIndex((halves) => halves.includes(piece))
    if (slot < 0) continue
    const half = stages[slot].length > 1 ? stages[slot].indexOf(piece) + 1 : undefined
    return { wonder, side, stage: slot + 1, half }
  }
  return {}
}

const searchText = ({ id, name, box, kind, colour = '', effect }: Component): string =>
  [id, name, box, kind, colour, effect].join('\n').toLowerCase()

const EFFECT_INDENT = 4

/** A line of facts and a line of what it does. */
function cardTable(rules: Ruleset, found: readonly Component[]): string {
  const boxes = new Set(found.map(({ box }) => box)).size > 1
  const facts = found.map((one) => [
    inColour(rules.piece(one.id), one.name),
    faint(one.id),
    kindWords(one),
    ...(boxes ? [one.box] : []),
    costText(one.cost) || 'no cost',
    faint(one.copies.map((from) => `${from}+`).join(' ')),
  ])
  const effects = found.map((one) => {
    const lines = wrapped(details(rules, one), columns() - EFFECT_INDENT)
    return indented(lines.join('\n'), EFFECT_INDENT)
  })
  const lines = table(facts).split('\n')
  return lines.map((line, i) => `${line}\n${effects[i]}`).join('\n')
}

const kindWords = ({ kind, age, colour, side }: Component): string => {
  if (kind === 'card' && age) return `Age ${ROMAN[age]} ${colour}`
  return [kind.replace('wonder-', ''), ...(side ? [side] : []), ...(colour && kind !== 'guild' ? [colour] : [])].join(
    ' ',
  )
}

const boxDetails = new Map(RULES.map(({ box, details: tell }) => [box, tell]))

function details(rules: Ruleset, { id, box, effect, chainFrom: from, chainTo: to }: Component): string {
  const more = boxDetails.get(box)?.(rules.piece(id)) ?? []
  const named = (ids: readonly string[]) => [...new Set(ids.map((id) => rules.piece(id).name))].join(', ')
  return [
    effect === '' && more.length === 0 ? 'no effect of its own' : [effect, ...more].filter(Boolean).join('; '),
    ...(from.length > 0 ? [`· free with ${named(from)}`] : []),
    ...(to.length > 0 ? [`· leads to ${named(to)}`] : []),
  ].join(' ')
}
