/** Passkeys, by which people with an account are known on any device. */
import type { Result } from '@heptapolis/engine/kernel'

export interface Passkey {
  /** The credential's own id, as base64url. */
  readonly id: string
  readonly account: string
  /** In COSE, as base64url. */
  readonly publicKey: string
  /** How often it has signed, where its authenticator counts. */
  readonly counter: number
  readonly transports: readonly string[]
  /** What its owner calls it. */
  readonly name: string
  readonly created: number
  readonly used: number
}

/** What an authenticator is to sign, for one purpose of one visitor. Only its hash is kept. */
export interface Challenge {
  readonly hash: string
  readonly account: string
  readonly purpose: string
  readonly expires: number
}

export interface Passkeys {
  /** Keeps a passkey unless it is known already; whether it is kept now. */
  add(passkey: Passkey): Promise<Result<boolean>>
  find(id: string): Promise<Result<Passkey | undefined>>
  of(account: string): Promise<Result<Passkey[]>>
  /** Notes that it has signed. A counter that stands still or goes back is that of a copy: then nothing is noted. */
  used(id: string, counter: number, now: number): Promise<Result<boolean>>
  rename(account: string, id: string, name: string): Promise<Result<boolean>>
  /** Removes a passkey, unless it is the account's last. */
  remove(account: string, id: string): Promise<Result<boolean>>

  /** Also clears away those that have run out. */
  challenge(challenge: Challenge, now: number): Promise<Result<void>>
  /** Whether this was asked for, for this purpose, by this visitor, and not answered yet. Asking is answering. */
  answer(challenge: Challenge): Promise<Result<boolean>>
}
