/** What a score-pad asks the table for: one component for each that a face names. */
import type { Special } from '@heptapolis/boxes/faces'
import type { ComponentType } from 'react'
import { EdificesPad } from './edifice/EdificesPad.tsx'
import type { TablePadProps } from './props.ts'

export const PADS: Readonly<Record<Special<'pad'>, ComponentType<TablePadProps>>> = { edifices: EdificesPad }
