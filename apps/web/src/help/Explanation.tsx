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
import type { TooltipTarget } from './useTooltipTarget.ts'
import { helpWords } from './words.ts'

interface ExplanationProps {
  view: TableView
  viewer: number
  asked: TooltipTarget
}

const WIDTH = 288
const GAP = 10
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
    setAt(besides(spot.getBoundingClientRect(), height, spot.closest(HAND)?.getBoundingClientRect()))
    return () => spot.removeAttribute('aria-describedby')
  }, [spot])
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

/** Below the target, or above it and the hand if there is no room; never over them. */
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
