/** What bots know of the Wonder Pack: its stages score, or do what stages of others do. */
import type { Mind } from '../mind/contract.ts'

export const mind: Mind = { effects: { copyStage: {}, markerColour: {} } }
