/** Animation of a newly built wonder stage. */
import { revealTime } from '../duration.ts'

/** Lays the previous picture of a wonder over the new one, and removes it from the ground up. */
export function raise(monument: HTMLElement, before: string): void {
  const { transform, translate, zIndex, objectPosition } = getComputedStyle(monument)
  const duration = revealTime(monument) * SLOWLY
  if (duration === 0) return
  const old = document.createElement('img')
  old.src = before
  old.alt = ''
  Object.assign(old.style, {
    position: 'absolute',
    left: `${monument.offsetLeft}px`,
    top: `${monument.offsetTop}px`,
    width: `${monument.offsetWidth}px`,
    height: `${monument.offsetHeight}px`,
    objectFit: 'contain',
    ...{ transform, translate, zIndex, objectPosition },
  })
  monument.after(old)
  const rising = old.animate([{ clipPath: 'inset(0)' }, { clipPath: 'inset(0 0 100%)' }], {
    duration,
    easing: 'ease-in-out',
    fill: 'both',
  })
  void rising.finished.finally(() => old.remove())
}

/** A stage takes longer than a card. */
const SLOWLY = 1.5
