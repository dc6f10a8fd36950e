/**
 * Markup of the rule texts.
 * - Style: `**strong**`, `*soft*`, and `~a ruling of ours~` within a sentence from another source.
 * - Numbers: `{handSize}` of the mix, `{victories.2}` of a list, `{@louis.points}` of a piece; in an example `{cities.0.coins}` and `{claims.0.points}`.
 * - Number words: `{sale|word}` is spelled out (also `Word`, `ordinal`); `{sale|coin|coins}` selects singular or plural.
 * - Names: `[card:altar]`, `[wonder:rhodos]`, `[boards:base]`, `[power:last-card]` (boards with it), and `[city:0]` in an example.
 * - Drawings: `[res:wood]`, `[res:stone|stones]` (with its spoken form), `[named:wood|the wood]` and `[named:shield|shields]` (with its name beside), `[coins:{sale}]`, `[points:−{defeat}]`, `[sign:shield|shield]`.
 * - Links: `[rule:chain-free|as a chain]`. Slots for other boxes: `{slot:name}`.
 * - Blocks: blank lines separate paragraphs; lines with `- ` are a list.
 */
import type { Speech } from '@heptapolis/boxes'
import type { Source } from '@heptapolis/boxes/rulebook'
import type { NumberWords } from '../mix/book-words.ts'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'soft' | 'ours'; inner: readonly Inline[] }
  /** `text` if it is spelled out. */
  | { kind: 'number'; name: string; value: number; was?: number; text?: string }
  /** Drawn; `text` is its spoken form, printed beside a named drawing. */
  | { kind: 'good' | 'sign' | 'named'; name: string; text: string }
  | { kind: 'coins' | 'points'; count: string; text: string }
  | { kind: 'piece'; id: string; name: string }
  | { kind: 'rule'; id: string; inner: readonly Inline[] }
  /** Words inserted by another box. */
  | { kind: 'insert'; atom: string; number: string; source: Source; box: string; inner: readonly Inline[] }

export type Block =
  | { kind: 'words'; inner: readonly Inline[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] }

/** Resolves the directives of a text; a missing entry is an error. */
export interface Lookup {
  number(name: string): { value: number; was?: number } | undefined
  piece(id: string): string | undefined
  /** Wonders whose boards belong to a box. */
  boards(box: string): readonly string[]
  /** Boards with a stage that gives an ability, by name. */
  boardsWith(ability: string): readonly string[]
  /** City of a seat in an example. */
  city?(seat: number): string | undefined
  /** Words that fill a slot, as parsed inserts. */
  slot(name: string): readonly Inline[]
  isRule(id: string): boolean
  say: Speech
  /** Spoken names of signs, where they differ from the drawings. */
  signs: Readonly<Record<string, string>>
  counting: NumberWords
  beforeName(text: string, name: string): string
}

export class DanglingText extends Error {
  override name = 'DanglingText'
}

const PATTERN =
  /\*\*(.+?)\*\*|\*(.+?)\*|~(.+?)~|\{slot:([\w-]+)\}|\{([@\w.-]+)((?:\|[^|}]*)*)\}|\[(\w+):([^\]|]+)(?:\|([^\]]+))?\]/g

export function parseInline(text: string, lookup: Lookup): Inline[] {
  const out: Inline[] = []
  let at = 0
  for (const match of text.matchAll(PATTERN)) {
    const found = directive(match, lookup)
    if (match.index > at) out.push(textOf(wordsBefore(found, text.slice(at, match.index), lookup)))
    at = match.index + match[0].length
    out.push(...found)
  }
  if (at < text.length) out.push(textOf(text.slice(at)))
  const rest = out.find((node) => node.kind === 'text' && /[{}[\]*~]/.test(node.text))
  if (rest) throw new DanglingText(`Something is left over in "${text}"`)
  return out
}

/** Lines do not break within a sum. */
const textOf = (text: string): Inline => ({ kind: 'text', text: text.replaceAll(/ ([+×]) /g, '\u00a0$1\u00a0') })

function wordsBefore([next]: readonly Inline[], text: string, lookup: Lookup): string {
  const isName = next?.kind === 'piece' || next?.kind === 'text'
  return isName ? lookup.beforeName(text, plainNode(next)) : text
}

function directive(match: RegExpExecArray, lookup: Lookup): readonly Inline[] {
  const [whole, strong, soft, ours, slot, number, forms, kind, name, label] = match
  if (strong !== undefined) return [{ kind: 'strong', inner: parseInline(strong, lookup) }]
  if (soft !== undefined) return [{ kind: 'soft', inner: parseInline(soft, lookup) }]
  if (ours !== undefined) return [{ kind: 'ours', inner: parseInline(ours, lookup) }]
  if (slot !== undefined) return lookup.slot(slot)
  if (number !== undefined) return [numberOf(number, forms.split('|').slice(1), lookup)]
  return [drawn(whole, kind, name, label, lookup)]
}

function numberOf(name: string, [form, many]: readonly string[], lookup: Lookup): Inline {
  const found = numberCalled(name, lookup)
  if (form === undefined) return { kind: 'number', name, ...found }
  if (many !== undefined) return { kind: 'text', text: lookup.counting.form(found.value, form, many) }
  const spell = lookup.counting.spelled[form as keyof NumberWords['spelled']]
  if (!spell) throw new DanglingText(`Numbers are not spelled {${name}|${form}}`)
  return { kind: 'number', name, ...found, text: spell(found.value) }
}

function numberCalled(name: string, lookup: Lookup): { value: number; was?: number } {
  const found = lookup.number(name)
  if (!found) throw new DanglingText(`There is no number {${name}} in this mix`)
  return found
}

/** `{sale}` or `−{defeat}` as digits. */
const inFigures = (count: string, lookup: Lookup): string =>
  count.replace(/\{([@\w.-]+)\}/, (_, name) => String(numberCalled(name, lookup).value).replace('-', '−'))

function drawn(whole: string, kind: string, name: string, label: string | undefined, lookup: Lookup): Inline {
  switch (kind) {
    case 'res':
      return { kind: 'good', name, text: label ?? lookup.say.good(name) }
    case 'named':
      return { kind: 'named', name, text: label ?? lookup.say.good(name) }
    case 'sign':
      return { kind: 'sign', name, text: label ?? lookup.signs[name] ?? name.replaceAll('-', ' ') }
    case 'coins':
    case 'points':
      return countedThing(kind, inFigures(name, lookup), lookup)
    case 'boards':
      return { kind: 'text', text: lookup.say.terms.and(lookup.boards(name).map(lookup.say.wonder)) }
    case 'power':
      return { kind: 'text', text: lookup.say.terms.and(lookup.boardsWith(name)) }
    case 'wonder':
      return { kind: 'text', text: lookup.say.wonder(name) }
    case 'city': {
      const city = lookup.city?.(Number(name))
      if (city === undefined) throw new DanglingText(`${whole}: no such city in an example`)
      return { kind: 'text', text: city }
    }
    case 'card': {
      const found = lookup.piece(name)
      if (found === undefined) throw new DanglingText(`${whole}: no such piece in this mix`)
      return { kind: 'piece', id: name, name: label ?? found }
    }
    case 'rule': {
      if (!lookup.isRule(name)) throw new DanglingText(`${whole}: no such rule in this mix`)
      return { kind: 'rule', id: name, inner: parseInline(label ?? name, lookup) }
    }
    default:
      throw new DanglingText(`${whole}: no such directive`)
  }
}

const countedThing = (kind: 'coins' | 'points', count: string, { say }: Lookup): Inline => ({
  kind,
  count,
  text: countWords(count, say.terms[kind]),
})

/** `3 coins`, `−1 point`; a count that is no number stays as written. */
export function countWords(count: string, words: (count: number) => string): string {
  const number = Number(count.replace('−', '-'))
  return Number.isNaN(number) ? count : words(number)
}

const settled = new Map<string, Block[]>()

/** Cached, because many texts are equal in every mix. */
export function parseBlocks(text: string, lookup: Lookup): readonly Block[] {
  const known = settled.get(text)
  if (known) return known
  const blocks = readBlocks(text, lookup)
  if (!/\{|\[card:|\[rule:|\[wonder:|\[boards:|\[power:/.test(text)) settled.set(text, blocks)
  return blocks
}

function readBlocks(text: string, lookup: Lookup): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => parsePart(part, lookup))
}

function parsePart(part: string, lookup: Lookup): Block[] {
  const lines = part.split('\n').map((line) => line.trim())
  const items = lines.filter((line) => line.startsWith('- '))
  const words = lines.filter((line) => !line.startsWith('- ')).join(' ')
  return [
    ...(words === '' ? [] : [{ kind: 'words', inner: parseInline(words, lookup) } as const]),
    ...(items.length === 0
      ? []
      : [{ kind: 'list', items: items.map((item) => parseInline(item.slice(2), lookup)) } as const]),
  ]
}

/** Plain text: for the terminal, search and screen readers. */
export const plain = (nodes: readonly Inline[]): string => nodes.map(plainNode).join('')

function plainNode(node: Inline): string {
  switch (node.kind) {
    case 'text':
    case 'good':
    case 'named':
    case 'sign':
    case 'coins':
    case 'points':
      return node.text
    case 'number':
      return figures(node)
    case 'piece':
      return node.name
    default:
      return plain(node.inner)
  }
}

/** Number within a sentence. */
export const figures = ({ value, text }: { value: number; text?: string }): string =>
  text ?? String(value).replace('-', '−')

const plainBlocks = new WeakMap<Block, string>()

export function plainBlock(block: Block): string {
  const known = plainBlocks.get(block) ?? readPlain(block)
  plainBlocks.set(block, known)
  return known
}

const readPlain = (block: Block): string =>
  block.kind === 'words' ? plain(block.inner) : block.items.map((item) => `- ${plain(item)}`).join('\n')
