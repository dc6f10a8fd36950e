/** Wonder Pack: four more wonders. */
import type { Box } from '@heptapolis/engine/box'
import { diplomacy } from '../parts/diplomacy.ts'
import { gifts } from '../parts/gifts.ts'
import { losses } from '../parts/losses.ts'
import { masks } from '../parts/masks.ts'
import { spareGoods } from '../parts/spare-goods.ts'
import { BOARDS } from './boards.ts'
import { FORMER } from './former.ts'
import { copyDiggers, copyEffects, copyModifiers } from './manneken-pis.ts'
import { counts, henge } from './stonehenge.ts'
import { abuSimbel, abuSimbelProblem } from './with-leaders.ts'

export const wonderPack: Box = {
  id: 'wonder-pack',
  former: FORMER,
  parts: [losses, diplomacy, spareGoods, masks, gifts],
  refuses: abuSimbelProblem,
  boards: (setup) => [...BOARDS, ...abuSimbel(setup)].map((print) => print(setup.edition)),
  effects: { ...copyEffects, ...henge },
  counts,
  // Each is inserted directly after Halikarnassos, so the last one named comes first.
  diggers: [...copyDiggers, { id: 'great-wall', after: 'halikarnassos' }],
  modifiers: copyModifiers,
}
