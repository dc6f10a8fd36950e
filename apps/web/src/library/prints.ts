/** Components for prints that are no cards, by the names in the faces. */
import type { Special } from '@heptapolis/boxes/faces'
import type { ComponentType } from 'react'
import { PrintedShipyard } from '../boxes/armada/PrintedShipyard.tsx'
import type { PrintProps } from '../boxes/props.ts'
import { Wonder } from './Wonder.tsx'

export const PRINTS: Readonly<Record<Special<'print'>, ComponentType<PrintProps>>> = {
  wonder: Wonder,
  'printed-shipyard': PrintedShipyard,
}
