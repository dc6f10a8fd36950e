/** Promise that resolves as soon as a condition holds; checks it with every change. */
export function until(subscribe: (listener: () => void) => () => void, holds: () => boolean): Promise<void> {
  if (holds()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!holds()) return
      stop()
      resolve()
    })
  })
}
