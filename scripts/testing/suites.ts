/** Runner of Vitest, with counts of passed and failed tests from its JSON reports. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Step } from './steps.ts'

export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

export class Suites {
  readonly #folder = mkdtempSync(join(tmpdir(), 'heptapolis-test-'))
  readonly #files: string[] = []

  step(title: string, ...args: readonly string[]): Step {
    const file = this.reportOf(title)
    this.#files.push(file)
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    return { title, command: ['vitest', 'run', ...report, ...args] }
  }

  reportOf(title: string): string {
    return join(this.#folder, `${title}.json`)
  }

  /** A suite without a report, and a file that does not load, count as one failure each. */
  count(): { passed: number; failed: number } {
    const reports = this.#files.map((file) => readReport(file))
    const passed = reports.reduce((sum, report) => sum + (report?.numPassedTests ?? 0), 0)
    const failed = reports.reduce((sum, report) => sum + (report ? failuresIn(report) : 1), 0)
    return { passed, failed }
  }

  /** Every failure with its file and the start of its message: the output of a long run may be cut. */
  get failures(): string[] {
    return this.#files.flatMap((file) => {
      const report = readReport(file)
      return report ? report.testResults.flatMap(failuresOf) : [`${file}: no report`]
    })
  }

  close(): void {
    rmSync(this.#folder, { recursive: true })
  }
}

export function readReport(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function failuresOf({ name, status, message, assertionResults }: Report['testResults'][number]): string[] {
  const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${name}\n${startOf(message)}`] : []
  return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${startOf(failureMessages?.[0] ?? '')}`)
}

const startOf = (message: string): string => message.split('\n').slice(0, 25).join('\n')

function failuresIn({ numFailedTests, testResults }: Report): number {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return numFailedTests + unloaded.length
}
