/** What a symbol is, what it is here and now, and where its rule stands. */
import { figuresOf, isMarked, LOOKS, shownIn } from '@heptapolis/boxes/faces'
import { bestScience, type Piece, scienceOf } from '@heptapolis/engine/show'
import { useLayoutEffect, useRef, useState } from 'react'
import styles from '../ask/ask.module.css'
import { TOPICS } from '../ask/topics.ts'
import { fightsOf } from '../city/fights.ts'
import { type CityView, placeOf, pricesFor, type TableView } from '../city/view.ts'
import { describePiece, fieldTitle, pieceName, say, terms, words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { BoxMark } from '../look/Tokens.tsx'
import { useHandheld } from '../look/useNarrow.ts'
import { zoom } from '../look/zoom.ts'
import { ruleLink } from '../rules/links.ts'
import { reasonsFor } from './prices.ts'
import type { AskedAbout } from './useAsked.ts'
import { explainWords } from './words.ts'

interface ExplanationProps {
  view: TableView
  viewer: number
  asked: AskedAbout
}

const WIDTH = 288
const GAP = 10
const ID = 'explanation'
const HAND = '[data-question]'

export function Explanation({ view, viewer, asked }: ExplanationProps) {
  const narrow = useHandheld()
  const place = useRef<HTMLElement>(null)
  const [at, setAt] = useState<{ left: number; top: number }>()
  const { topic, seat, which, spot } = asked
  useLayoutEffect(() => {
    spot.setAttribute('aria-describedby', ID)
    const height = place.current?.offsetHeight ?? 0
    setAt(besides(spot.getBoundingClientRect(), height, spot.closest(HAND)?.getBoundingClientRect()))
    return () => spot.removeAttribute('aria-describedby')
  }, [spot])
  const city = view.cities[seat]
  const { icon, chapter } = TOPICS[topic]
  const box = topic === 'box' ? which : undefined
  const { name, text } = explainWords().topics[topic]
  const field = topic === 'field' ? fieldIn(view, city, which ?? '') : undefined
  const here = field ? explainWords().now(city.name, field.figures) : hereAndNow(view, viewer, city, asked)
  const piece = topic === 'card' ? view.game.rules.byId.get(which ?? '') : undefined
  const href = ruleLink(view.game.rules.setup, field?.box ?? box ?? (piece ? `piece-${piece.id}` : chapter))
  return (
    <aside
      ref={place}
      id={ID}
      className={styles.place}
      style={narrow ? undefined : (at ?? { visibility: 'hidden' })}
      data-explanation=""
      aria-live="polite"
    >
      <h3>
        {box ? <BoxMark box={box} size={20} /> : <Icon name={field?.symbol ?? icon} size={20} />}
        {box ? say().boxName(box) : field ? fieldTitle(which ?? '') : piece ? pieceName(piece) : name}
      </h3>
      <p>{box ? say().boxAbout(box) : piece ? describePiece(piece) : text}</p>
      {here ? <p className={styles.here}>{here}</p> : undefined}
      <p className={styles.rule}>
        <a href={href} target="_blank" rel="noreferrer" className="icon-link">
          <Icon name="book" size={14} />
          {explainWords().rule}
        </a>
      </p>
    </aside>
  )
}

/** What a card in hand costs, and which cards here make it free or will be made free by it. */
function cardHere(piece: Piece | undefined, city: CityView): string {
  if (!piece) return ''
  const w = explainWords()
  const from = city.standing.find(({ id }) => piece.def.chain?.includes(id))
  const isFree = Object.keys(piece.def.cost ?? {}).length === 0
  const cost = isFree ? terms().noCost : `${words().needs} ${say().cost(piece.def.cost)}`
  return [`${terms().capital(cost)}.`, ...(from ? [w.freeWith(pieceName(from))] : [])].join(' ')
}

/** Below what was asked about or, where there is no room, above it and the hand it is in; never over them. */
function besides(spot: DOMRect, height: number, hand = spot): { left: number; top: number } {
  const drawn = zoom()
  const middle = (spot.left + spot.width / 2) / drawn
  const left = Math.max(GAP, Math.min(innerWidth / drawn - WIDTH - GAP, middle - WIDTH / 2))
  const below = spot.bottom / drawn + GAP
  return {
    left,
    top: below + height < innerHeight / drawn ? below : Math.max(GAP, hand.top / drawn - GAP - height),
  }
}

/** A figure or mark that a box has put beside a city. */
function fieldIn({ game }: TableView, city: CityView, field: string) {
  for (const box of game.rules.setup.boxes) {
    const figure = LOOKS.faces.get(box)?.figures?.find(({ id }) => id === field)
    if (figure) return { box, symbol: figure.symbol, figures: String(figure.of(game, city.seat)) }
  }
  const shown = shownIn(game.rules, 'city', city.fields)
    .filter(isMarked)
    .find((one) => one.field === field)
  return shown && { box: shown.box, symbol: shown.mark.symbol, figures: figuresOf(shown) || '1' }
}

function hereAndNow({ game, cities }: TableView, viewer: number, city: CityView, asked: AskedAbout): string {
  const w = explainWords()
  const { topic, seat, which } = asked
  switch (topic) {
    case 'coins':
      return w.has(city.name, city.coins)
    case 'shields':
      return fightsOf(game, viewer)
        .filter(({ foe }) => seat === viewer || foe === seat)
        .map(({ foe, mine, theirs, times, points }) => words().fight(cities[foe].name, mine, theirs, times * points))
        .join('. ')
    case 'science':
      return w.symbols(city.name, bestScience(scienceOf(game, seat)).total)
    case 'tokens': {
      const sum = city.tokens.reduce((all, token) => all + token, 0)
      return city.tokens.length > 0 ? w.tokensOf(city.name, sum) : w.noTokens
    }
    case 'stage': {
      const stage = city.stages.find(({ number }) => String(number) === which)
      if (!stage) return ''
      const does = stage.pieces.map(describePiece).join(' / ')
      return stage.status === 'built' ? `${does} ${w.built}` : `${does} ${terms().capital(say().cost(stage.cost))}.`
    }
    case 'raw':
    case 'made': {
      const side = placeOf(game, viewer, seat)
      if (side !== 'left' && side !== 'right') return ''
      return w.price(
        city.name,
        pricesFor(game, viewer)[side][topic],
        reasonsFor(game, cities[viewer], side, topic).map(pieceName),
      )
    }
    case 'card':
      return cardHere(game.rules.byId.get(which ?? ''), city)
    case 'goods':
      return w.options((which ?? '').split(' ').map((good) => say().good(good)))
    default:
      return ''
  }
}
