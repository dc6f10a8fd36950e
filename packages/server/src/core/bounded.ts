/** Two wrappers for async work: one waits at most a given time, the other caches a result for a while. */

/** Waits for work, at most this many milliseconds. */
export async function atMost(work: Promise<unknown>, time: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, time)
  })
  await Promise.race([work, enough])
  clearTimeout(timer)
}

/** Caches a result for this many milliseconds; concurrent callers share one call. */
export function cachedFor<T>(ask: () => Promise<T>, time: number): () => Promise<T> {
  let asked: { readonly at: number; readonly answer: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (!asked || now - asked.at >= time) asked = { at: now, answer: ask() }
    return asked.answer
  }
}
