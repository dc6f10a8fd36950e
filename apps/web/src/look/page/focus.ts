/** Helpers for the keyboard focus, which screen readers follow: restore a lost focus, and move it into a panel. */

/** Default place of the focus: the card, field or sentence to read or answer now. */
const HOME = '[data-home]'

/** Moves the focus to its home. */
export const focusHome = (): void => focusOn(document.querySelector(HOME))

/** Moves a lost focus to its home. A person who writes or reads a panel keeps it. */
export function findFocus(): void {
  if (document.activeElement === document.body) focusHome()
}

/** Reference of a panel: it gets the focus, and gives it back when it closes. */
export function takesFocus(panel: HTMLElement | null): () => void {
  const before = document.activeElement
  focusOn(panel)
  return () => {
    const now = document.activeElement
    if (now !== document.body && !panel?.contains(now)) return
    // A hand that was answered meanwhile is gone.
    focusOn(before !== document.body && before?.isConnected ? before : document.querySelector(HOME))
  }
}

/** Whether the focus is on no control: on the page, or on a heading that was given it. */
const isResting = (): boolean =>
  document.activeElement === document.body || document.activeElement?.matches('h1, h2') === true

/** Reference of a heading: screen readers continue there, unless the person uses a control. */
export function takesRestingFocus(heading: HTMLElement | null): void {
  if (isResting()) focusOn(heading)
}

const focusOn = (element: Element | null): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
