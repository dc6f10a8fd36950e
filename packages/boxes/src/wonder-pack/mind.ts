/** Bot knowledge of the Wonder Pack: its stages score, or copy stages of others. */
import type { Mind } from '../mind/contract.ts'

export const mind: Mind = { effects: { copyStage: {}, markerColour: {} } }
