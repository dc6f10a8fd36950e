/** Parser of CSS times, in milliseconds: the build writes `480ms` as `.48s`. */
export const inMilliseconds = (time: string): number =>
  Number.parseFloat(time) * (/\dms\s*$/.test(time) ? 1 : MILLISECONDS)
const MILLISECONDS = 1000

/** How long things take to appear, in milliseconds; 0 without motion. */
export const revealTime = (element: Element): number =>
  inMilliseconds(getComputedStyle(element).getPropertyValue('--m-reveal')) || 0
