/** Where printed boards are corrected: one component for each that a kit names. */
import type { Special } from '@heptapolis/boxes/faces'
import type { Edition } from '@heptapolis/engine'
import type { ComponentType } from 'react'
import { BoardsLine } from './armada/boards/BoardsLine.tsx'

export interface BoardFormProps {
  edition: Edition
  /** The boards in letters; nothing for ours. */
  letters: string
  onChange: (letters: string) => void
}

export const BOARD_FORMS: Record<Special<'boards'>, ComponentType<BoardFormProps>> = { shipyards: BoardsLine }
