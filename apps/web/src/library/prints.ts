/** Registry of the components that draw pieces other than cards in the library, by the names in their display data. */
import type { Special } from '@heptapolis/boxes/faces'
import type { ComponentType } from 'react'
import { PrintedShipyard } from '../boxes/armada/PrintedShipyard.tsx'
import type { PrintProps } from '../boxes/props.ts'
import { Wonder } from './Wonder.tsx'

export const PRINTS: Readonly<Record<Special<'print'>, ComponentType<PrintProps>>> = {
  wonder: Wonder,
  'printed-shipyard': PrintedShipyard,
}
