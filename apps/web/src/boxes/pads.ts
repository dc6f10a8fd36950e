/** Controls of the score-pad for table-wide fields, by the names in the faces. */
import type { Special } from '@heptapolis/boxes/faces'
import type { ComponentType } from 'react'
import { EdificesPad } from './edifice/EdificesPad.tsx'
import type { TablePadProps } from './props.ts'

export const PADS: Readonly<Record<Special<'pad'>, ComponentType<TablePadProps>>> = { edifices: EdificesPad }
