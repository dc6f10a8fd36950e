/** Pieces of the library that are no cards: one component for each that a face names. */
import type { Special } from '@heptapolis/boxes/faces'
import type { ComponentType } from 'react'
import { Wonder } from '../library/Wonder.tsx'
import { PrintedShipyard } from './armada/PrintedShipyard.tsx'
import type { PrintProps } from './props.ts'

export const PRINTS: Readonly<Record<Special<'print'>, ComponentType<PrintProps>>> = {
  wonder: Wonder,
  'printed-shipyard': PrintedShipyard,
}
