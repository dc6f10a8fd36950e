/** Progress bar on a terminal. */
const WIDTH = 30

export function progressBar(what: string, done: number, of: number): void {
  if (!process.stderr.isTTY) return
  const full = Math.round((done / of) * WIDTH)
  process.stderr.write(`\r\x1b[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${of} ${what}`)
}

export function endProgressBar(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
}
