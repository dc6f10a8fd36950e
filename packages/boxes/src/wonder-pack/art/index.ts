/** Drawings of this box. */
import type { BoxArt } from '../../art/contract.ts'
import { greatWall } from './great-wall.ts'
import { mannekenPis } from './manneken-pis.ts'
import { stonehenge } from './stonehenge.ts'

export const art: BoxArt = {
  cover: { wonder: 'stonehenge' },
  monuments: { 'great-wall': greatWall, 'manneken-pis': mannekenPis, stonehenge },
}
