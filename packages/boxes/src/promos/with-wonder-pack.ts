/** The older Manneken Pis copies like that of the Wonder Pack. */
export { copyDiggers, copyEffects, copyModifiers } from '../wonder-pack/manneken-pis.ts'
