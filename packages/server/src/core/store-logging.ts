/** Wrapper of the database port that logs write failures for operators. Players only get the answer `busy`. */
import type { Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import type { Logger } from './logger.ts'

/** Failures that may not pass by themselves. */
const TROUBLES = ['full', 'read-only', 'unreachable', 'damaged']

/** Wraps the store and logs a write failure once until it changes. */
export function logStoreFailures<S extends Pick<Store, 'log' | 'ready'>>(store: S, logger: Logger): S {
  let problem: string | undefined
  const logged = <T>(answer: Result<T>): Result<T> => {
    const code = answer.ok ? undefined : answer.error.code
    if (code !== undefined && !TROUBLES.includes(code)) return answer
    if (code !== undefined && code !== problem) logger.problem({ what: 'store', code: code })
    if (code === undefined && problem !== undefined) logger.info({ what: 'store-again' })
    problem = code
    return answer
  }
  return {
    ...store,
    log: { ...store.log, append: async (step) => logged(await store.log.append(step)) },
    ready: async () => logged(await store.ready()),
  }
}
