/** What a table may wish for with the boxes of a mix: each can be switched on where it makes a difference. */
import { headingsOf } from './chapters.ts'
import { holds, type Mix } from './condition.ts'
import { SHELVED } from './library.ts'
import { firstVoice, type Voice } from './voice.ts'

export interface WishView {
  /** The option of the set-up, and what it is where the wish is on. */
  option: string
  on: string | boolean
  /** What it is called. */
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
