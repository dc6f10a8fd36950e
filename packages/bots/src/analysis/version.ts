import { weightsDigest } from '../at-table.ts'

/** Raised with every change that may change a verdict or a reason. */
const ANALYSIS = 2

/** Identifies the analysis and the bots that simulate for it: a stored result of another version is made again. */
export const analysisVersion = (): string => `${ANALYSIS}-${weightsDigest()}`
