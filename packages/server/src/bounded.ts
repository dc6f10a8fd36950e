/** Waits for something, but no longer than so many milliseconds. */
export async function atMost(work: Promise<unknown>, time: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, time)
  })
  await Promise.race([work, enough])
  clearTimeout(timer)
}
