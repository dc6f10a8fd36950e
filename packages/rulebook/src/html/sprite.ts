/** SVG symbols that a rulebook page uses, embedded in the page. */
import { LOOKS } from '@heptapolis/boxes/faces'

/** Symbols that a page references, as one hidden SVG. */
export function sprite(page: string): string {
  const named = new Set([...page.matchAll(/href="#draw-([^"]+)"/g)].map(([, name]) => name))
  const drawn = [...named].map(
    (name) => `<symbol id="draw-${name}" viewBox="0 0 24 24" fill="currentColor">${LOOKS.symbols[name] ?? ''}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">${drawn.join('')}</svg>`
}
