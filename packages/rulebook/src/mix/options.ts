/** Game options that the expansions in play offer, limited to those that make a difference, with their labels. */
import { headingsOf } from './chapters.ts'
import { holds, type Mix } from './condition.ts'
import { SHELVED } from './library.ts'
import { firstVoice, type Voice } from './voice.ts'

export interface WishView {
  /** Option of the set-up, and its value when switched on. */
  option: string
  on: string | boolean
  label: string
}

export function wishesOf(mix: Mix, voice: Voice = firstVoice, library = SHELVED): WishView[] {
  const labels = headingsOf(mix.boxes, voice.headings).wishes
  return library.rules
    .filter(({ box }) => mix.boxes.includes(box))
    .flatMap(({ wishes = [] }) => wishes)
    .filter(({ when }) => when === undefined || holds(when, mix))
    .map(({ option, on }) => ({ option, on, label: labels[option] ?? option }))
}
