/** A progress bar on standard error, where somebody looks at it. */
import { words } from '../language.ts'

const CELLS = 30
const ERASE_LINE = '\r\x1b[K'

export interface ProgressBar {
  show(done: number): void
  end(): void
}

export function progressBar(total: number, unit: string): ProgressBar {
  const { stderr } = process
  if (!stderr.isTTY) return { show() {}, end() {} }
  const began = performance.now()
  const bar: ProgressBar = {
    show(done) {
      const full = Math.round((done / total) * CELLS)
      const pace = (done * 1000) / (performance.now() - began)
      const left = done === 0 ? undefined : Math.ceil((total - done) / pace)
      const cells = '█'.repeat(full) + '░'.repeat(CELLS - full)
      stderr.write(`${ERASE_LINE}${cells} ${words().progress(done, total, unit, rounded(pace), left)}`)
    },
    end: () => {
      stderr.write(ERASE_LINE)
    },
  }
  // The first result may take long.
  bar.show(0)
  return bar
}

/** Of few a second a tenth counts. */
const rounded = (pace: number): number => (pace < 10 ? Math.round(pace * 10) / 10 : Math.round(pace))
