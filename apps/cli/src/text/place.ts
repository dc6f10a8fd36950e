/** Where in a game something was chosen. */
import { say, words } from '../language.ts'

export const placeOf = ({ age, turn }: { age: number; turn: number }): string =>
  age === 0 ? words().analysis.beforeAges : inAge(say().terms.age(age), turn)

/** Before its first turn an Age may ask for something already. */
const inAge = (age: string, turn: number): string => (turn === 0 ? age : words().analysis.when(age, turn))
