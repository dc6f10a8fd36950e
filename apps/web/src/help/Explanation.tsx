/** Explanation of a symbol: its meaning, its current value, a link to its rule. */
import { useLayoutEffect, useRef, useState } from 'react'
import type { TableView } from '../city/view.ts'
import { Icon } from '../look/Icon.tsx'
import { zoom } from '../look/page/zoom.ts'
import { BoxMark } from '../look/pieces/Tokens.tsx'
import { useHandheld } from '../look/useNarrow.ts'
import { ruleLink } from '../rules/mix/links.ts'
import styles from '../tooltips/tooltip.module.css'
import { explanationOf } from './explanations.ts'
import { type Edges, placeOf } from './tooltip-place.ts'
import type { TooltipTarget } from './useTooltipTarget.ts'
import { helpWords } from './words.ts'

interface ExplanationProps {
  view: TableView
  viewer: number
  asked: TooltipTarget
}

const NOWHERE: Edges = { left: 0, top: 0, right: 0, bottom: 0 }
const ID = 'explanation'
const HAND = '[data-question]'

export function Explanation({ view, viewer, asked }: ExplanationProps) {
  const narrow = useHandheld()
  const place = useRef<HTMLElement>(null)
  const [at, setAt] = useState<{ left: number; top: number }>()
  const { spot } = asked
  useLayoutEffect(() => {
    spot.setAttribute('aria-describedby', ID)
    const height = place.current?.offsetHeight ?? 0
    const screen = { width: innerWidth / zoom(), height: innerHeight / zoom() }
    const around = { hand: rectOf(spot.closest(HAND)), newest: rectOf(newestOf(view, viewer)) }
    setAt(placeOf({ spot: rectOf(spot) ?? NOWHERE, ...around, screen }, height))
    return () => spot.removeAttribute('aria-describedby')
  }, [spot, view, viewer])
  const { box, icon, title, text, here, anchor } = explanationOf(view, viewer, asked)
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
        {box ? <BoxMark box={box} size={20} /> : <Icon name={icon} size={20} />}
        {title}
      </h3>
      {text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {here ? <p className={styles.here}>{here}</p> : undefined}
      <p className={styles.rule}>
        <a href={ruleLink(view.game.rules.setup, anchor)} target="_blank" rel="noreferrer" className="icon-link">
          <Icon name="book" size={14} />
          {helpWords().rule}
        </a>
      </p>
    </aside>
  )
}

/** In pixels of the page, which may be zoomed. */
function rectOf(element: Element | null | undefined): Edges | undefined {
  if (!element) return undefined
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const drawn = zoom()
  return { left: left / drawn, top: top / drawn, right: right / drawn, bottom: bottom / drawn }
}

/** The card that the viewer has built last, as it stands in the city. */
function newestOf({ cities }: TableView, viewer: number): Element | null {
  const card = cities[viewer].cards.at(-1)
  return card ? document.querySelector(`[data-seat="${viewer}"] [data-floor][data-which="${card.id}"]`) : null
}
