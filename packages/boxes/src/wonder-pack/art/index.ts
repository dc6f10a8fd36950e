/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { abuSimbel } from './abu-simbel.ts'
import { greatWall } from './great-wall.ts'
import { mannekenPis } from './manneken-pis.ts'
import { stonehenge } from './stonehenge.ts'

export const art: BoxArt = {
  monuments: { 'abu-simbel': abuSimbel, 'great-wall': greatWall, 'manneken-pis': mannekenPis, stonehenge },
}
