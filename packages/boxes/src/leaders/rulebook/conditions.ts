/** What rules that speak of leaders wait for. */
import { all, type Condition, inEdition, not, withBox } from '../../atom.ts'

/** The second edition may be played with its plain leaders alone. */
export const withAllLeaders: Condition = all(
  withBox('leaders'),
  not(all(inEdition('2e'), { option: 'leadersPool', is: 'standard' })),
)
