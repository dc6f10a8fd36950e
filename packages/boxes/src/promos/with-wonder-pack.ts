/** The older Manneken Pis copies as that of the Wonder Pack does. */
export { copyDiggers, copyEffects, copyModifiers } from '../wonder-pack/manneken-pis.ts'
