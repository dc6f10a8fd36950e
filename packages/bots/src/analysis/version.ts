/**
 * Identifies the analysis and the bots that simulate for it: a stored result of another version is made again. Its first
 * number is raised with every change that may change a verdict or a reason; the rest is `weightsDigest`, written out so that
 * pages need not load the bots to compare. A test holds both together.
 */
export const ANALYSIS_VERSION = '6-b51859ea84f70eaa'
