/** Generator of the list of limits in docs/running-a-server.md, for `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOUNDS, LIMITS, type Limit, type Rate } from '../src/core/limits.ts'

export const PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'running-a-server.md')
const MARKS = ['<!-- limits: written by `npm run docs` -->', '<!-- end of limits -->'] as const

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** A burst, then a whole number per shortest suitable time. */
export function rateText(rate: Rate | undefined): string {
  if (!rate) return ''
  const [unit, time] = UNITS.findLast(([, time]) => time >= rate.every) ?? UNITS[0]
  return `${rate.burst}, then ${Math.round((10 * time) / rate.every) / 10} per ${unit}`
}

function tables(): string {
  const rates: readonly Limit[] = Object.values(LIMITS)
  return [
    row('counted', 'per person', 'per network', 'why'),
    row('---', '---', '---', '---'),
    ...rates.map(({ what, person, network, why }) => row(what, rateText(person), rateText(network), why)),
    '',
    row('bounded', 'at most', 'why'),
    row('---', '---', '---'),
    ...BOUNDS.map(({ what, most, why }) => row(what, most, why)),
  ].join('\n')
}

/** The page with the current list. */
export function withLimits(page: string): string {
  const [from, to] = [page.indexOf(MARKS[0]), page.indexOf(MARKS[1])]
  if (from < 0 || to < 0) throw new Error('The page has no place for the limits.')
  return `${page.slice(0, from)}${MARKS[0]}\n${tables()}\n${page.slice(to)}`
}

if (import.meta.main) writeFileSync(PAGE, withLimits(readFileSync(PAGE, 'utf8')))
