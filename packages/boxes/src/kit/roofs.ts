/** Rooflines, one per colour, 120 × 24, stretched to the width below. */
import type { Colour } from '@heptapolis/engine/box'

export const ROOFS: Record<Colour, string> = {
  brown: 'M0 24V14L120 2v22z',
  grey: 'M0 24V17h14C20 8 34 4 52 4h20V0h14v5.5c9 2 15 6 20 11.5h14v7z',
  blue: 'M0 24v-5L60 1l60 18v5z',
  yellow: 'M0 24v-5L10 5h100l10 14v5z',
  red: 'M0 24V6h16v8h12V6h16v8h10V6h12v8h10V6h16v8h12V6h16v18z',
  green: 'M0 24v-6h16C20 8 36 4.5 57 4V0h6v4c21 .5 37 4 41 14h16v6z',
  purple: 'M0 24V17L20 5l20 12L60 1l20 16 20-12 20 12v7z',
  black: 'M0 24v-8C34 15 54 10 60 0c6 10 26 15 60 16v8z',
  white: 'M0 24V18C10 8 34 3 60 3s50 5 60 15v6z',
}
