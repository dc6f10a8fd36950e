/** Registry of the forms for corrected boards, by the names that the expansions use. */
import type { Special } from '@heptapolis/boxes/faces'
import type { ComponentType } from 'react'
import { BoardsLine } from './armada/boards/BoardsLine.tsx'
import type { BoardFormProps } from './props.ts'

export const BOARD_FORMS: Readonly<Record<Special<'boards'>, ComponentType<BoardFormProps>>> = { shipyards: BoardsLine }
