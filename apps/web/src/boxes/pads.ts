/** Registry of the score-pad fields that expansions add for the whole table, by the names in their display data. */
import type { Special } from '@heptapolis/boxes/faces'
import type { ComponentType } from 'react'
import { EdificesPad } from './edifice/EdificesPad.tsx'
import type { TablePadProps } from './props.ts'

export const PADS: Readonly<Record<Special<'pad'>, ComponentType<TablePadProps>>> = { edifices: EdificesPad }
