/**
 * Switch between the sample and the complete set of browser tests. `npm test` runs each test at one size and in one
 * language, without tests marked `completeTest`. `npm run test:complete` runs every test and case, and checks
 * accessibility at every step.
 */
export const IS_COMPLETE = process.env.MODE === 'complete'

/** The case at this place, or all cases in the complete set. */
export const sampleOf = <Case>(cases: readonly Case[], place = 0): readonly Case[] =>
  IS_COMPLETE ? cases : cases.slice(place, place + 1)
