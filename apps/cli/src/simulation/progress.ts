/** Progress display on standard error: a bar in a terminal, otherwise occasional lines. */
import { words } from '../language.ts'
import { rate } from '../text/numbers.ts'

const CELLS = 30
const ERASE_LINE = '\r\x1b[K'
const LINE_EVERY = 30_000

export interface ProgressBar {
  show(done: number): void
  end(): void
}

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

export function progressBar(total: number, unit: string, output: Output = process.stderr): ProgressBar {
  const began = performance.now()
  const said = (done: number): string => {
    if (done === 0) return words().progress(0, total, unit, '0', undefined)
    const pace = (done * 1000) / (performance.now() - began)
    return words().progress(done, total, unit, rate(pace), Math.ceil((total - done) / pace))
  }
  if (!output.isTTY) return lines(output, said)
  const bar: ProgressBar = {
    show(done) {
      const full = Math.round((done / total) * CELLS)
      output.write(`${ERASE_LINE}${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${said(done)}`)
    },
    end: () => {
      output.write(ERASE_LINE)
    },
  }
  // The first result may take long.
  bar.show(0)
  return bar
}

/** For logs: one line per interval. */
function lines(output: Output, said: (done: number) => string): ProgressBar {
  let last = performance.now()
  return {
    show(done) {
      if (performance.now() - last < LINE_EVERY) return
      last = performance.now()
      output.write(`${said(done)}\n`)
    },
    end() {},
  }
}
