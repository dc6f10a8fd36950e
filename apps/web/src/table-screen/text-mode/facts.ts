/** Facts of a city as texts, for the table of cities and for replies to commands. */
import { type Game, openMarket, type Piece } from '@heptapolis/engine/show'
import { cityFacts, type FactSpeech } from '@heptapolis/table/typed'
import type { GoodsView } from '../../city/goods.ts'
import { type CityView, placeOf } from '../../city/view.ts'
import { say, terms, words } from '../../i18n/index.ts'
import { columnsOf, columnText } from '../../look/pieces/pieces.ts'
import { signed } from '../../look/pieces/Tokens.tsx'
import { textWords, typedWords } from './words.ts'

type Column = keyof ReturnType<typeof textWords>['columns']
export type CityFacts = Readonly<Record<Column, string>>

export const factSpeech = (name?: (piece: Piece) => string): FactSpeech => ({
  say: say(),
  words: typedWords(),
  ...(name && { name }),
})

export function factsOf(game: Game, viewer: number, city: CityView): CityFacts {
  return {
    city: `${city.name}, ${words().place[placeOf(game, viewer, city.seat)]}`,
    coins: String(city.coins),
    shields: String(city.shields),
    science: scienceText(city),
    resources: resourcesText(game, viewer, city),
    wonder: wonderText(city),
    cards: cardsText(city),
    tokens: city.tokens.map(signed).join(', ') || textWords().nothing,
    more: cityFacts(game, city.seat, factSpeech())
      .map(([label, text]) => [label, text].filter(Boolean).join(' '))
      .join(say().terms.between),
  }
}

/** All facts in one line. */
export function factsLine(game: Game, viewer: number, city: CityView): string {
  const { city: name, ...facts } = factsOf(game, viewer, city)
  const { columns } = textWords()
  const filled = Object.entries(facts).filter(([, text]) => text !== '' && text !== textWords().nothing)
  const parts = filled.map(([column, text]) => words().labelled(columns[column as Column], text))
  return `${name}. ${parts.join('. ')}.`
}

function scienceText({ science }: CityView): string {
  const held = (['compass', 'gear', 'tablet', 'wild'] as const).filter((symbol) => science[symbol] > 0)
  const said = held.map((symbol) => `${science[symbol]} ${terms().symbols[symbol][science[symbol] === 1 ? 0 : 1]}`)
  return said.join(', ') || textWords().nothing
}

function resourcesText(game: Game, viewer: number, { seat, goods }: CityView): string {
  const w = textWords()
  const seller = openMarket(game, viewer)
    .sellers()
    .find(({ city }) => city === seat)
  const sold = goods.filter((source) => source.sold || seat === viewer)
  const own = goods.filter((source) => !source.sold && seat !== viewer)
  const parts = [
    sold.map(sourceText).join(', ') || textWords().nothing,
    ...(seller && sold.length > 0 ? [w.soldAt(seller.raw, seller.manufactured)] : []),
    ...(own.length > 0 ? [w.notSold(own.map(sourceText).join(', '))] : []),
  ]
  return parts.join(say().terms.between)
}

const sourceText = ({ options }: GoodsView): string => options.map((good) => say().good(good)).join('/')

function wonderText({ stages, built }: CityView): string {
  const next = stages
    .filter(({ status }) => status === 'next')
    .map(({ number, pieces, cost }) =>
      textWords().nextStage(number, pieces.map((piece) => say().does(piece)).join(' / '), say().cost(cost)),
    )
  return textWords().wonderIs(built, stages.length, next.join(' / '))
}

function cardsText({ standing }: CityView): string {
  const columns = columnsOf(standing).map(([colour, cards]) => columnText(colour, cards))
  return columns.join(say().terms.between) || textWords().nothing
}
