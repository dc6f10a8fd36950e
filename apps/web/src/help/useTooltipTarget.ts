/** React hook for the symbol that is being explained: chosen by hover, tap, long press or the key `i`. */
import { useEffect, useState } from 'react'
import { useHandheld } from '../look/useNarrow.ts'
import { hasShortcuts } from '../settings/settings.ts'
import type { TooltipNote } from '../tooltips/Tooltip.tsx'
import { isTopic, type Topic } from '../tooltips/topics.ts'

export interface TooltipTarget {
  topic: Topic
  seat: number
  which: string | undefined
  /** For a tile in the middle: its pieces, or the field it is drawn from. */
  pieces: readonly string[]
  field: string | undefined
  note: TooltipNote | undefined
  spot: HTMLElement
}

/** A tap on these has another purpose: it chooses a card or opens a tile. */
const CARD: Topic = 'card'
const BOX: Topic = 'box'
const isPressed = ({ dataset: { explain } }: HTMLElement): boolean => explain === CARD || explain === BOX

/** In the hand the key `i` opens the card itself. */
const IN_HAND = '[role=option]'

/** The hover delay in milliseconds. */
const REST = 400

const spotOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-explain]')) || undefined

const isExplanation = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-explanation]') !== null

function targetAt(spot: HTMLElement): TooltipTarget | undefined {
  const { explain, about, which, pieces = '', field, note } = spot.dataset
  if (!isTopic(explain)) return undefined
  return {
    topic: explain,
    seat: Number(about),
    which,
    pieces: pieces.split(' ').filter(Boolean),
    field,
    note: note === undefined ? undefined : JSON.parse(note),
    spot,
  }
}

/** Whether a pointer event differs in position from the one before. An element that moves under a resting pointer was not chosen. */
function pointerMovement(): (event: PointerEvent) => boolean {
  let [x, y] = [-1, -1]
  return ({ clientX, clientY }) => {
    const isNew = Math.hypot(clientX - x, clientY - y) >= 1
    ;[x, y] = [clientX, clientY]
    return isNew
  }
}

/** One explanation at a time; Escape or a click elsewhere closes it. */
export function useTooltipTarget(): TooltipTarget | undefined {
  const [asked, setAsked] = useState<TooltipTarget>()
  const narrow = useHandheld()
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    // An explanation opened by tap or key stays until it is closed.
    let isHeld = false
    const hasMoved = pointerMovement()
    let meant: HTMLElement | undefined
    // On a phone the explanation of a card would cover the hand.
    const isCovered = (spot: HTMLElement | undefined) => narrow && spot?.dataset.explain === CARD
    const rest = (wait: number, then: () => void) => {
      clearTimeout(resting)
      resting = setTimeout(then, wait)
    }
    const show = (spot: HTMLElement | undefined, held: boolean) => {
      clearTimeout(resting)
      isHeld = held && spot !== undefined
      setAsked(spot && targetAt(spot))
    }
    const move = (event: PointerEvent) => {
      const { target, pointerType } = event
      if (!hasMoved(event) || pointerType !== 'mouse' || isHeld) return
      const spot = spotOf(target)
      if (isExplanation(target)) clearTimeout(resting)
      else if (spot !== meant) rest(REST, () => show(isCovered(spot) ? undefined : spot, false))
      meant = spot
    }
    const click = ({ target }: MouseEvent) => {
      if (isExplanation(target)) return
      const spot = spotOf(target)
      show(spot && isPressed(spot) ? undefined : spot, true)
    }
    // Phones report a long press as a context menu.
    const press = (event: MouseEvent) => {
      const spot = spotOf(event.target)
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || !spot || isPressed(spot)) return
      event.preventDefault()
      show(spot, true)
    }
    const keys = ({ key, target }: KeyboardEvent) => {
      const spot = spotOf(target)
      if (key === 'i' && hasShortcuts() && spot && !spot.matches(IN_HAND)) show(spot, true)
      if (key === 'Escape') show(undefined, false)
    }
    const whileShown = new AbortController()
    const { signal } = whileShown
    addEventListener('pointerdown', hasMoved, { signal })
    addEventListener('pointermove', move, { signal })
    addEventListener('click', click, { signal })
    addEventListener('contextmenu', press, { signal })
    addEventListener('keydown', keys, { signal })
    return () => {
      clearTimeout(resting)
      whileShown.abort()
    }
  }, [narrow])
  return asked
}
