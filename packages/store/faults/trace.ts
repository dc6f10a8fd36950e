/**
 * Durability test with strace: a sync must lie between the write of an event and its acknowledgement. Killing a process
 * cannot show this, because the kernel still holds the written pages.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppenderOptions } from './appender.ts'

export interface TraceResult {
  acknowledged: number
  /** Acknowledged before the sync. */
  early: number
}

export const hasStrace = (): boolean => spawnSync('strace', ['-V']).status === 0

export function trace(synchronous: AppenderOptions['synchronous'], logs: number, choices: number): TraceResult {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-trace-'))
  const calls = join(folder, 'calls')
  const orders: AppenderOptions = {
    file: join(folder, 'tables.db'),
    synchronous,
    first: Array.from({ length: logs }, () => 0),
    last: choices,
  }
  const program = join(import.meta.dirname, 'appender.ts')
  try {
    const args = [...WATCHED, '-o', calls, process.execPath, program, JSON.stringify(orders)]
    const { status, stderr } = spawnSync('strace', args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`The traced program failed: ${stderr}`)
    return readCalls(readFileSync(calls, 'latin1'), { choice: CHOICE, isLine: (file) => file === '1' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** System calls that strace records. A seccomp filter lets all others pass, which halves the start time. */
export const WATCHED = [
  '-f',
  '--seccomp-bpf',
  '-y',
  '-s',
  '8192',
  '-e',
  'trace=write,writev,pwrite64,fsync,fdatasync',
  '-e',
  'signal=none',
]

const CALL = /^(\d+) +(?:<\.\.\. )?(writev?|pwrite64|fsync|fdatasync)(?:\((\d+)<([^>]*)>| resumed>)/

export interface TraceTarget {
  /** Pattern of a choice in the log and in its acknowledgement; needs the flag g. */
  readonly choice: RegExp
  /** Whether this call sends an acknowledgement. */
  isLine(file: string, path: string, call: string): boolean
  /** Whether this path is the write-ahead log of the database; default: that of SQLite. */
  isLog?(path: string): boolean
}

const isSqliteLog = (path: string): boolean => path.endsWith('-wal')

export const CHOICE = /log-\d+\/choice-\d+;/g

/**
 * Parses the output of strace. Another thread may split a call into two lines: it begins at the first and
 * ends at the second.
 */
export function readCalls(text: string, { choice: known, isLine, isLog = isSqliteLog }: TraceTarget): TraceResult {
  const written = new Map<string, number>()
  const under = new Map<string, { path: string; began: number }>()
  let synced = { began: -1 }
  let acknowledged = 0
  let early = 0

  for (const [at, line] of text.split('\n').entries()) {
    const [, thread, call, file, path] = CALL.exec(line) ?? []
    if (call === undefined) continue
    const began = file === undefined ? under.get(thread) : { path, began: at }
    if (file !== undefined && isLine(file, path, line) && call.startsWith('write')) {
      for (const choice of line.match(known) ?? []) {
        acknowledged++
        if (!((written.get(choice) ?? Number.POSITIVE_INFINITY) < synced.began)) early++
      }
      continue
    }
    if (!began || !isLog(began.path)) continue
    if (call.includes('write')) {
      // A page that is written again repeats older choices; only the first write counts.
      for (const choice of line.match(known) ?? []) if (!written.has(choice)) written.set(choice, at)
    }
    if (line.endsWith('<unfinished ...>')) under.set(thread, began)
    else if (call.includes('sync')) synced = began
  }
  return { acknowledged, early }
}
