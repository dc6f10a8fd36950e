/** What is being asked about: pointed at for a moment, tapped, pressed long, or asked with the key `i`. */
import { useEffect, useState } from 'react'
import { useHandheld } from '../look/useNarrow.ts'
import type { TooltipNote } from '../tooltips/Tooltip.tsx'
import { isTopic, type Topic } from '../tooltips/topics.ts'

export interface AskedAbout {
  topic: Topic
  seat: number
  which: string | undefined
  /** In the middle of the table: the pieces that lie there, or the field it is drawn from. */
  pieces: readonly string[]
  field: string | undefined
  note: TooltipNote | undefined
  spot: HTMLElement
}

/** What a tap chooses, and what it opens. */
const CARD: Topic = 'card'
const BOX: Topic = 'box'
const isPressed = ({ dataset: { explain } }: HTMLElement): boolean => explain === CARD || explain === BOX

/** There the key opens the card itself. */
const IN_HAND = '[role=option]'

/** How long the pointer rests before it is taken for a question. */
const REST = 400

const spotOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-explain]')) || undefined

const isExplanation = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-explanation]') !== null

function askedAt(spot: HTMLElement): AskedAbout | undefined {
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

/** One explanation at a time; Escape or a click elsewhere closes it. */
export function useAsked(): AskedAbout | undefined {
  const [asked, setAsked] = useState<AskedAbout>()
  const narrow = useHandheld()
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    // What was asked for with a tap or a key stays until it is closed.
    let isHeld = false
    // A pointer that lies where it last pressed asks nothing: what it is over has come under it.
    let pressed = { x: -1, y: -1 }
    // There is no room beside a card on a phone: its explanation would lie over the hand.
    const isCovered = (spot: HTMLElement | undefined) => narrow && spot?.dataset.explain === CARD
    const rest = (wait: number, then: () => void) => {
      clearTimeout(resting)
      resting = setTimeout(then, wait)
    }
    const show = (spot: HTMLElement | undefined, held: boolean) => {
      clearTimeout(resting)
      isHeld = held && spot !== undefined
      setAsked(spot && askedAt(spot))
    }
    const over = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse' || isHeld || (clientX === pressed.x && clientY === pressed.y)) return
      const spot = spotOf(target)
      if (isExplanation(target)) clearTimeout(resting)
      else rest(REST, () => show(isCovered(spot) ? undefined : spot, false))
    }
    const click = ({ target, clientX, clientY }: MouseEvent) => {
      pressed = { x: clientX, y: clientY }
      if (isExplanation(target)) return
      const spot = spotOf(target)
      show(spot && isPressed(spot) ? undefined : spot, true)
    }
    // Phones make no click of a long press, but ask for a menu.
    const press = (event: MouseEvent) => {
      const spot = spotOf(event.target)
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || !spot || isPressed(spot)) return
      event.preventDefault()
      show(spot, true)
    }
    const keys = ({ key, target }: KeyboardEvent) => {
      const spot = spotOf(target)
      if (key === 'i' && spot && !spot.matches(IN_HAND)) show(spot, true)
      if (key === 'Escape') show(undefined, false)
    }
    addEventListener('pointerover', over)
    addEventListener('click', click)
    addEventListener('contextmenu', press)
    addEventListener('keydown', keys)
    return () => {
      clearTimeout(resting)
      removeEventListener('pointerover', over)
      removeEventListener('click', click)
      removeEventListener('contextmenu', press)
      removeEventListener('keydown', keys)
    }
  }, [narrow])
  return asked
}
