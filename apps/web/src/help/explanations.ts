/** Content of the explanation for a symbol or number: meaning, current value, rule. */
import { hasAids } from '@heptapolis/boxes'
import { figuresOf, isMarked, LOOKS, shownIn } from '@heptapolis/boxes/faces'
import { bestScience, type Piece, scienceOf, state } from '@heptapolis/engine/show'
import { failureOf, isJointWork, rewardOf } from '../boxes/joint-work.ts'
import { rankingText } from '../boxes/Ranking.tsx'
import { sharedName } from '../boxes/shared-name.ts'
import { fightsOf } from '../city/fights.ts'
import { fightText } from '../city/Outcome.tsx'
import { needsText } from '../city/parts.tsx'
import { type CityView, placeOf, pricesFor, type TableView } from '../city/view.ts'
import { passingOf } from '../hand/passing.ts'
import { costLine, orFree, sentences } from '../hand/slots.ts'
import { describePiece, fieldTitle, pieceName, say, sentence, terms, words } from '../i18n/index.ts'
import { colourOf, columnText, freedBy } from '../look/pieces/pieces.ts'
import { TOPICS } from '../tooltips/topics.ts'
import { reasonsFor } from './prices.ts'
import type { TooltipTarget } from './useTooltipTarget.ts'
import { helpWords } from './words.ts'

export interface Explanation {
  /** The mark of a box; otherwise `icon` is shown. */
  box?: string
  icon: string
  title: string
  text: readonly string[]
  here: string
  /** The anchor in the rulebook. */
  anchor: string
}

export function explanationOf(view: TableView, viewer: number, asked: TooltipTarget): Explanation {
  const { topic, which = '', note } = asked
  const { icon, chapter } = TOPICS[topic]
  const { byId } = view.game.rules
  const pieces = which.split(' ').flatMap((id) => byId.get(id) ?? [])
  switch (topic) {
    case 'box':
      return tileExplanation(view, which, asked)
    case 'field':
      return fieldExplanation(view, view.cities[asked.seat], which)
    case 'card':
    case 'piece':
      return { ...ofPieces(pieces), icon, here: topic === 'card' ? cardHere(view, viewer, asked, pieces[0]) : '' }
    case 'note':
      return { icon, title: note?.title ?? '', text: [note?.text ?? ''], here: note?.here ?? '', anchor: which }
    default: {
      const { name, text } = helpWords().topics[topic]
      const isTold = hasAids(view.game.rules) || !FORECASTS.has(topic)
      return {
        icon,
        title: name,
        text: [text],
        here: isTold ? hereAndNow(view, viewer, asked, pieces) : '',
        anchor: chapter,
      }
    }
  }
}

/** Topics whose value now is an aid: fights ahead, points of science, explained prices. */
const FORECASTS: ReadonlySet<TooltipTarget['topic']> = new Set(['shields', 'fights', 'science', 'raw', 'made'])

/** One piece with its text, or several with name and effect each. */
function ofPieces(pieces: readonly Piece[]): Pick<Explanation, 'title' | 'text' | 'anchor'> {
  const [first] = pieces
  const anchor = first ? `piece-${first.id}` : TOPICS.card.chapter
  if (pieces.length < 2) {
    const text = first ? [describePiece(first), ...say().printed(first).map(sentence)] : []
    return { title: first ? pieceName(first) : '', text, anchor }
  }
  const title = terms().capital(say().sort(first.sort)[1])
  return { title, text: pieces.map((piece) => `${words().labelled(pieceName(piece), say().does(piece))}.`), anchor }
}

function ofJointWork({ game: { rules }, fields }: TableView, piece: Piece): Pick<Explanation, 'title' | 'text'> {
  const how = piece.sort === 'project' ? say().printed(piece).map(sentence) : []
  return { title: sharedName(piece, rules, fields), text: [...how, rewardOf(piece, rules), failureOf(piece, rules)] }
}

/** A tile in the middle: its pieces, the number it ranks, or the box itself. */
function tileExplanation(view: TableView, box: string, { pieces, field, seat }: TooltipTarget): Explanation {
  const found = pieces.flatMap((id) => view.game.rules.byId.get(id) ?? [])
  const own = { box, icon: TOPICS.box.icon, here: '' }
  if (found.length > 1) return { ...own, ...ofPieces(found) }
  if (found.length > 0) {
    const [piece] = found
    const about = { ...own, ...ofPieces(found), here: say().boxAbout(box) }
    return isJointWork(piece) ? { ...about, ...ofJointWork(view, piece) } : about
  }
  if (field) {
    const figure = LOOKS.faces.get(box)?.figures?.find(({ id }) => id === field)
    const here = figure ? rankingText(figure, view) : ''
    return { ...fieldExplanation(view, view.cities[seat] ?? view.cities[0], field), here }
  }
  return { ...own, title: say().boxName(box), text: [say().boxAbout(box)], anchor: box }
}

/** A number or mark that a box shows beside a city. */
function fieldExplanation(view: TableView, city: CityView, field: string): Explanation {
  const w = helpWords()
  const found = fieldIn(view, city, field)
  return {
    icon: found?.symbol ?? TOPICS.field.icon,
    title: fieldTitle(field),
    text: [say().mark(field) || w.topics.field.text],
    here: found?.figures ? w.now(city.name, found.figures) : '',
    anchor: found?.box ?? TOPICS.field.chapter,
  }
}

function fieldIn({ game }: TableView, city: CityView, field: string) {
  for (const box of game.rules.setup.boxes) {
    const figure = LOOKS.faces.get(box)?.figures?.find(({ id }) => id === field)
    if (figure) return { box, symbol: figure.symbol, figures: String(figure.of(game, city.seat)) }
  }
  const shown = shownIn(game.rules, 'city', city.fields)
    .filter(isMarked)
    .find((one) => one.field === field)
  return shown && { box: shown.box, symbol: shown.mark.symbol, figures: figuresOf(shown) }
}

/** The cost of a card in hand, and the building that makes it free, or would. */
function cardHere(view: TableView, viewer: number, { seat, spot }: TooltipTarget, piece: Piece | undefined): string {
  const isInHand = spot.getAttribute('role') === 'option'
  if (!piece || !isInHand) return ''
  const from = (view.cities[seat] ?? view.cities[viewer]).standing.find(({ id }) => piece.def.chain?.includes(id))
  const cost = orFree(costLine(piece), from ? [] : freedBy(view.game.rules, piece))
  const parts = [cost, from ? terms().freeBecause([pieceName(from)]) : '']
  return sentences(parts.map(terms().capital))
}

/** Cards of the discard pile, where the viewer may look through it. */
function openPile(game: TableView['game']): string[] {
  const cards = state.discard.items(game).filter((card) => card > 0)
  return cards.length === 0 ? [] : [cards.map((card) => pieceName(game.rules.pieces[card])).join(', ')]
}

function hereAndNow(view: TableView, viewer: number, asked: TooltipTarget, pieces: readonly Piece[]): string {
  const w = helpWords()
  const { game, cities } = view
  const { topic, seat, which = '' } = asked
  const city = cities[seat]
  switch (topic) {
    case 'coins':
      return w.has(city.name, city.coins)
    case 'shields':
    case 'fights':
      return fightsOf(game, viewer)
        .filter(({ foe }) => seat === viewer || foe === seat)
        .map((fight) => fightText(fight, cities[fight.foe].name))
        .map(sentence)
        .join(' ')
    case 'science':
      return w.symbols(city.name, bestScience(scienceOf(game, seat)).total)
    case 'tokens': {
      const sum = city.tokens.reduce((all, token) => all + token, 0)
      return city.tokens.length > 0 ? w.tokensOf(city.name, sum) : w.noTokens
    }
    case 'stage':
      return stageHere(city, which)
    case 'raw':
    case 'made': {
      const side = placeOf(game, viewer, seat)
      if (side !== 'left' && side !== 'right') return ''
      const because = reasonsFor(game, cities[viewer], side, topic).map(pieceName)
      return w.price(city.name, pricesFor(game, viewer)[side][topic], because)
    }
    case 'goods':
      return w.options(which.split(' ').map((good) => say().good(good)))
    case 'turn':
      return turnHere(view, viewer)
    case 'discard':
      return [words().discarded(Number(which)), ...openPile(game)].map(sentence).join(' ')
    case 'colour':
      return sentence(columnText(colourOf(pieces[0]), pieces))
    default:
      return ''
  }
}

function stageHere(city: CityView, which: string): string {
  const stage = city.stages.find(({ number }) => String(number) === which)
  if (!stage) return sentence(words().stagesBuilt(city.built, city.stages.length))
  const does = stage.pieces.map(describePiece).join(' / ')
  if (stage.status === 'built') return `${does} ${helpWords().built}`
  return `${does} ${sentence(needsText(stage.cost))}`
}

function turnHere({ game, cities, age, turn, turns }: TableView, viewer: number): string {
  const w = words()
  const passing = passingOf(game, viewer, 'turn')
  const to = passing && cities[passing.to].name
  return [
    [age > 0 ? terms().age(age) : terms().capital(w.beforeAges), ...(turn > 0 ? [w.turnOf(turn, turns)] : [])].join(
      ', ',
    ),
    ...(passing && to ? [passing.side === 'left' ? w.passLeft(to) : w.passRight(to)] : []),
  ]
    .map(sentence)
    .join(' ')
}
