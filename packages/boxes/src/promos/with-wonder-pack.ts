/** The older Manneken Pis copies as that of the Wonder Pack does; the boards are written down the same way. */
export { board, inEdition } from '../wonder-pack/define.ts'
export { copyDiggers, copyEffects, copyModifiers } from '../wonder-pack/manneken-pis.ts'
