/** Conditions of rules about leaders. */
import { all, type Condition, inEdition, not, withBox } from '../../atom.ts'

/** The second edition may be played without its expert leaders. */
export const withAllLeaders: Condition = all(
  withBox('leaders'),
  not(all(inEdition('2e'), { option: 'leadersPool', is: 'standard' })),
)
