/** What the coach reckons of a loss. */
import type { Lecture } from '../../lessons/lecture.ts'

/** What has to be paid or owed. */
export const owed = ({ move }: Lecture): number => Number(move.coins ?? 0) + Number(move.debt ?? 0)
