/** Facts about losses for the coach. */
import type { Lecture } from '../../lessons/lecture.ts'

/** Coins to pay or owe. */
export const owed = ({ move }: Lecture): number => Number(move.coins ?? 0) + Number(move.debt ?? 0)
