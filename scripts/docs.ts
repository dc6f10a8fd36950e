/**
 * `npm run docs`: generates the lists in docs/ from the code. tests/documentation.test.ts checks that they are current.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES, firstSpeech } from '@heptapolis/boxes'
import { learner, type Numbering } from '@heptapolis/boxes/learn'
import { RULES } from '@heptapolis/boxes/rulebook'
import { type Column, compile, type Ruleset, state } from '@heptapolis/engine/show'
import { type OrderStep, ordersOf } from '@heptapolis/rulebook'
import { boxTable, fieldTable } from './fields.ts'
import { table } from './markdown-table.ts'

const PLAYERS = 4
const everyBox = rulesWith(BOXES.slice(1).map(({ id }) => id))

function rulesWith(boxes: string[]): Ruleset {
  const rules = compile({ edition: '2e', boxes, seats: Array.from({ length: PLAYERS }, () => ({})) }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

const LISTS: Record<string, () => string> = {
  columns: columnTable,
  cells: cellTable,
  script: scriptTables,
  diggers: () => row(everyBox.diggers),
  score: () => row(everyBox.scoreLines.map(({ id }) => id)),
  questions: questionTable,
  pairs: pairTable,
  boxes: boxTable,
  tableFields: () => fieldTable('table'),
  cityFields: () => fieldTable('city'),
  keptFields: () => fieldTable('kept'),
  inputs: () => numberTable(learner.inputs),
  actions: () => numberTable(learner.actions),
}

const row = (names: readonly string[]): string => `${names.map((name) => `\`${name}\``).join(' → ')}\n`

function columnTable(): string {
  const columns = Object.values(state)
  const named = (of: (column: Column) => boolean, sees: Column['sees']): string =>
    columns
      .filter((column) => of(column) && column.sees === sees)
      .map(({ key }) => `\`${key}\``)
      .join(', ')
  const line = (title: string, of: (column: Column) => boolean): string[] => [
    title,
    ...(['all', 'own', 'owner', 'none'] as const).map((sees) => named(of, sees)),
  ]
  return table(
    ['', 'everybody sees', 'its player sees', 'its player sees, in the free city nobody', 'nobody sees'],
    line('the table', ({ perCity }) => !perCity),
    line('a city', ({ perCity, derived }) => perCity && !derived),
    line('a city, derived', ({ derived }) => derived),
  )
}

function cellTable(): string {
  const sizes = (title: string, { columns, stride, cells }: Ruleset) => [title, columns.length, stride, cells]
  return table(
    [`${PLAYERS} players`, 'columns', 'cells of a city', 'cells of a game'],
    sizes('base game', rulesWith([])),
    sizes('every box', everyBox),
  )
}

function scriptTables(): string {
  const { game, age, turn, ageEnd } = ordersOf(everyBox, firstSpeech, { rules: [] })
  const titled = (title: string, steps: readonly OrderStep[]): string =>
    `**${title}**\n\n${table(['line', 'box', 'what happens'], ...steps.map(stepRow))}`
  return [
    titled('Before the first Age', game),
    titled('An Age begins', age),
    titled('A turn', turn),
    titled('An Age ends', ageEnd),
  ].join('\n')
}

function stepRow({ id, box, text, lastTurn, resolved }: OrderStep): string[] {
  const notes = [...(lastTurn ? ['last turn only'] : []), ...(resolved ? ['`resolved`'] : [])]
  return [`\`${id}\``, box, [text, ...notes.map((note) => `*(${note})*`)].join(' ')]
}

function questionTable(): string {
  const { layers, decisions } = everyBox
  return table(
    ['question', 'kind', 'as it is put'],
    ...layers.map(({ id }) => [`\`${id}\``, 'layer', firstSpeech.question(id)]),
    ...decisions.map(({ id, inTurn }) => [
      `\`${id}\``,
      inTurn ? 'decision, in turn' : 'decision',
      firstSpeech.question(id),
    ]),
  )
}

/** Every pair of boxes, with the test named by the later box. */
function pairTable(): string {
  const pairs = BOXES.slice(1).flatMap(({ id }) =>
    RULES.flatMap(({ box, beside = {} }) => (beside[id] === undefined ? [] : [[id, box, beside[id]] as const])),
  )
  return table(
    ['Pair', '', 'Test'],
    ...pairs.map(([one, other, proof]) => [
      `${firstSpeech.boxName(one)} with ${firstSpeech.boxName(other)}`,
      '',
      proof.replace(/^(\S+):/, '`$1`:'),
    ]),
  )
}

/** Numbers of a numbering; adjacent numbers with the same words share a line. */
function numberTable({ chunks, words }: Numbering): string {
  const lines: { names: string[]; by: string; first: number; last: number }[] = []
  let first = 0
  for (const { of, by, from, to } of chunks) {
    const each = by
      .map((vocabulary, i) => `${vocabulary} (${to[i] - from[i]}${from[i] > 0 ? ' more' : ''})`)
      .join(' × ')
    const last = first + from.reduce((size, one, i) => size * (to[i] - one), 1) - 1
    const before = lines.at(-1)
    if (before?.by === each) Object.assign(before, { names: [...before.names, of], last })
    else lines.push({ names: [of], by: each, first, last })
    first = last + 1
  }
  const shown = table(
    ['numbers', 'name', 'for each'],
    ...lines.map(({ names, by, first, last }) => [
      first === last ? first : `${first} – ${last}`,
      names.map((name) => `\`${name}\``).join(', '),
      by,
    ]),
  )
  return `${shown}\n${Object.keys(words).length} vocabularies, ${first} numbers.\n`
}

/** Regenerates the lists of a page, each between `<!-- made: name -->` and `<!-- end -->`. */
export const remade = (page: string): string =>
  page.replaceAll(/<!-- made: (\w+) -->.*?<!-- end -->/gs, (_, name: string) => {
    if (!LISTS[name]) throw new Error(`No list is called ${name}; there are ${Object.keys(LISTS).join(', ')}.`)
    return `<!-- made: ${name} -->\n\n${LISTS[name]()}\n<!-- end -->`
  })

if (import.meta.main) {
  for (const page of globSync(join(import.meta.dirname, '..', 'docs', '*.md'))) {
    writeFileSync(page, remade(readFileSync(page, 'utf8')))
  }
}
