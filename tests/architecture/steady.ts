/** Finder of test code that depends on the speed of the machine: sleeping, retrying, reading the clock. */

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [
    /\bnew Promise\b.*\bsetTimeout\(|\bsetTimeout\b.*node:timers\/promises|\bAtomics\.wait\(|\bwaitForTimeout\(/,
    'sleeps',
  ],
  [/\b(test|it|describe)\b.*\{[^}]*\bretry:/, 'tries again'],
  [/\bDate\.now\(\)|\bperformance\.now\(\)|\bnew Date\(\)/, 'looks at the clock'],
]

/** Allowed lines, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'const zone = -new Date().getTimezoneOffset() * 60_000': 'asks for the time zone, not for the time',
  'await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE)': 'stops the clock of the page',
  'readonly startedAt = performance.now()': 'is printed, and compared with nothing',
  'const seconds = (performance.now() - inn.startedAt) / 1000': 'is printed, and compared with nothing',
}

export const hurried = (file: string, source: string): string[] =>
  source.split('\n').flatMap((line, index) => {
    const fault = FAULTS.find(([pattern]) => pattern.test(line))
    return fault && !(line.trim() in ALLOWED) ? [`${file}:${index + 1} ${fault[1]}: ${line.trim()}`] : []
  })
