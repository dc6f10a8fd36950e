/** Text of the Age and turn in which a decision was made. */
import { say, words } from '../language.ts'

export const placeOf = ({ age, turn }: { age: number; turn: number }): string =>
  age === 0 ? words().analysis.beforeAges : inAge(say().terms.age(age), turn)

/** An Age may ask questions before its first turn. */
const inAge = (age: string, turn: number): string =>
  turn === 0 ? words().analysis.beforeAge(age) : words().analysis.when(age, turn)
