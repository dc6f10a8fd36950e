/**
 * Whether people who play are one. From where somebody plays is kept as a keyed hash, whose key is of one scope, a game or a
 * day, and is forgotten with it: nothing leads from one scope to another, nor back to an address.
 */
import type { Result } from '@heptapolis/engine/kernel'

export type TraceKind = 'address' | 'device'

export interface Trace {
  readonly scope: string
  readonly mark: string
  readonly account: string
  readonly kind: TraceKind
}

/** Accounts that sat at one rated table from one address, or one device. */
export interface Alike {
  readonly game: string
  readonly account: string
  readonly kind: TraceKind
  readonly at: number
}

export interface Traces {
  /** The key of a scope: a new one where there is none; the one that stands, whoever came first. */
  key(scope: string, fresh: string, at: number): Promise<Result<string>>
  /** Notes them; all accounts with the same marks in their scopes, these among them. */
  note(traces: readonly Trace[]): Promise<Result<Trace[]>>
  of(scope: string): Promise<Result<Trace[]>>
  /** Those with one mark. */
  same(scope: string, mark: string): Promise<Result<Trace[]>>
  /** With its key, and so for good. */
  forget(scope: string): Promise<Result<void>>
  /** Scopes whose key is older than this; how many. */
  sweep(before: number): Promise<Result<number>>
  /** What was found, once; whether it is new. */
  find(alike: Alike): Promise<Result<boolean>>
  alikeAt(game: string): Promise<Result<Alike[]>>
  /** The newest first. */
  alikes(limit: number): Promise<Result<Alike[]>>
  /** Of an account, the newest first. */
  alikesOf(account: string): Promise<Result<Alike[]>>
  /** Forgets what was found before this; how much. */
  sweepAlikes(before: number): Promise<Result<number>>
}
