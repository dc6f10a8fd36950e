/**
 * Types for detecting several accounts of one person. Addresses and devices are stored as keyed hashes. Each key
 * belongs to one game or day and is deleted with it, so hashes cannot be linked or reversed later.
 */
import type { Result } from '@heptapolis/engine/kernel'

export type TraceKind = 'address' | 'device'

export interface Trace {
  readonly scope: string
  readonly mark: string
  readonly account: string
  readonly kind: TraceKind
}

/** Accounts that played at one rated table from one address or one device. */
export interface Alike {
  readonly game: string
  readonly account: string
  readonly kind: TraceKind
  readonly at: number
}

export interface Traces {
  /** Key of a scope; stores the fresh one if there is none. Safe between concurrent servers. */
  key(scope: string, fresh: string, at: number): Promise<Result<string>>
  /** Records traces; returns all traces with the same marks in their scopes, including these. */
  note(traces: readonly Trace[]): Promise<Result<Trace[]>>
  of(scope: string): Promise<Result<Trace[]>>
  /** Traces with one mark. */
  same(scope: string, mark: string): Promise<Result<Trace[]>>
  /** Deletes a scope and its key; irreversible. */
  forget(scope: string): Promise<Result<void>>
  /** Deletes scopes with a key older than this; returns their number. */
  sweep(before: number): Promise<Result<number>>
  /** Records a match once; false if it is known. */
  find(alike: Alike): Promise<Result<boolean>>
  alikeAt(game: string): Promise<Result<Alike[]>>
  alikes(limit: number): Promise<Result<Alike[]>>
  /** Matches of an account, the newest first. */
  alikesOf(account: string): Promise<Result<Alike[]>>
  /** Deletes matches older than this; returns their number. */
  sweepAlikes(before: number): Promise<Result<number>>
}
