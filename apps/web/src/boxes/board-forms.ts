/** Forms for printed boards, by the names in the kits. */
import type { Special } from '@heptapolis/boxes/faces'
import type { ComponentType } from 'react'
import { BoardsLine } from './armada/boards/BoardsLine.tsx'
import type { BoardFormProps } from './props.ts'

export const BOARD_FORMS: Readonly<Record<Special<'boards'>, ComponentType<BoardFormProps>>> = { shipyards: BoardsLine }
