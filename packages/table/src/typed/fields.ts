/** Labels and texts for the state that expansions add to a city or the table, such as debts, for the table as text. */
import type { Speech } from '@heptapolis/boxes'
import { figuresOf, isMarked, shownIn } from '@heptapolis/boxes/faces'
import { type Game, toPosition } from '@heptapolis/engine'
import { isOneOf, itemAt, keysOf } from '@heptapolis/engine/kernel'
import type { Piece } from '@heptapolis/engine/show'
import type { TypedWords } from './words/en.ts'

export type FactWords = Pick<TypedWords, 'none' | 'faceDown' | 'fieldIs'>
export type Fact = readonly [label: string, text: string]

/** Language of facts, and how pieces are called. */
export interface FactSpeech {
  say: Speech
  words: FactWords
  name?: (piece: Piece) => string
}

/** Common field that appears nowhere else on the screen. */
const ALSO_SHOWN = ['spent']

/** Fields that boxes add to a city, except internal ones. */
export const cityFacts = (seen: Game, seat: number, speech: FactSpeech): Fact[] =>
  shownIn(seen.rules, 'city', itemAt(toPosition(seen).cities, seat), ALSO_SHOWN).map((shown) =>
    fact(
      shown.field,
      (isMarked(shown) && shown.mark.as && figuresOf(shown)) || valueText(seen, shown.value, speech),
      speech,
    ),
  )

/** Fields that boxes add to the table. */
export const tableFacts = (seen: Game, speech: FactSpeech): Fact[] =>
  shownIn(seen.rules, 'table', toPosition(seen)).map(({ field, value }) => [
    speech.say.field(field),
    valueText(seen, value, speech),
  ])

/** A field named somethingSize counts hidden cards. */
const fact = (field: string, text: string, { say, words }: FactSpeech): Fact =>
  field.endsWith('Size')
    ? [say.field(field.slice(0, -'Size'.length)), words.faceDown(text)]
    : labelled(say.field(field), text === 'true' ? '' : text)

/** A text that begins with its label needs no other: "shipyard A". */
const labelled = (label: string, text: string): Fact =>
  text.toLowerCase().startsWith(label.toLowerCase()) ? [label, text.slice(label.length).trim()] : [label, text]

/** Any value of a position as text: ids become piece names, box terms their translation. */
function valueText(g: Game, value: unknown, speech: FactSpeech): string {
  const { say, words, name = say.piece } = speech
  if (Array.isArray(value))
    return value.length === 0 ? words.none : value.map((item) => valueText(g, item, speech)).join(between(value, say))
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, item]) => item !== 0 && item !== undefined && !isEmpty(item))
    return fields.map(([key, item]) => fieldText(key, valueText(g, item, speech), speech)).join(', ')
  }
  if (typeof value === 'number') return String(value).replace('-', '−')
  if (typeof value !== 'string') return String(value)
  const piece = g.rules.byId.get(value)
  return piece ? name(piece) : say.state(value)
}

/** Separates objects more strongly than simple values. */
const between = ([first]: readonly unknown[], { terms }: Speech): string =>
  typeof first === 'object' ? terms.between : ', '

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Names and states need no heading. */
function fieldText(key: string, text: string, { say, words }: FactSpeech): string {
  if (key === 'id' || key === 'state') return text
  const { colours } = say.terms
  return isOneOf(keysOf(colours), key) ? `${colours[key]} ${text}` : words.fieldIs(say.field(key), text)
}
