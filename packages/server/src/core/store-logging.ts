/** People are told that they have to wait; whoever looks after the server has to know why. */
import type { Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import type { Logger } from './logger.ts'

/** What does not pass by itself, or may not. */
const TROUBLES = ['full', 'read-only', 'unreachable', 'damaged']

/** The same store; what keeps it from writing stands in the journal, once as long as it is the same. */
export function watched<S extends Pick<Store, 'log' | 'ready'>>(store: S, logger: Logger): S {
  let problem: string | undefined
  const heard = <T>(answer: Result<T>): Result<T> => {
    const met = answer.ok ? undefined : answer.error.code
    if (met !== undefined && !TROUBLES.includes(met)) return answer
    if (met !== undefined && met !== problem) logger.problem({ what: 'store', code: met })
    if (met === undefined && problem !== undefined) logger.info({ what: 'store-again' })
    problem = met
    return answer
  }
  return {
    ...store,
    log: { ...store.log, append: async (step) => heard(await store.log.append(step)) },
    ready: async () => heard(await store.ready()),
  }
}
