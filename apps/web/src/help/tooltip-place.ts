/** Position of an explanation on the screen, in pixels of the page. */

export const WIDTH = 288
const GAP = 10

export type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

export interface Surroundings {
  /** What is explained. */
  spot: Edges
  /** The hand, if it is part of it. */
  hand?: Edges | undefined
  /** The newest building of the viewer, which stays visible. */
  newest?: Edges | undefined
  screen: { width: number; height: number }
}

/**
 * Below the target, or above it and the hand if there is no room; never over them. Beside the newest building if it
 * would cover that.
 */
export function placeOf({ spot, hand = spot, newest, screen }: Surroundings, height: number) {
  const most = screen.width - WIDTH - GAP
  const within = (left: number) => Math.max(GAP, Math.min(most, left))
  const left = within((spot.left + spot.right) / 2 - WIDTH / 2)
  const below = spot.bottom + GAP
  const top = below + height < screen.height ? below : Math.max(GAP, hand.top - GAP - height)
  const covers = (at: number, it: Edges) =>
    at < it.right && at + WIDTH > it.left && top < it.bottom && top + height > it.top
  if (!newest || !covers(left, newest)) return { left, top }
  const free = [newest.right + GAP, newest.left - GAP - WIDTH].map(within).filter((at) => !covers(at, newest))
  const nearest = free.toSorted((a, b) => Math.abs(a - left) - Math.abs(b - left))[0]
  return { left: nearest ?? left, top }
}
