/** Types of stored passkeys and of the challenges for signing in. */
import type { Result } from '@heptapolis/engine/kernel'

export interface Passkey {
  /** Credential id as base64url. */
  readonly id: string
  readonly account: string
  /** COSE key as base64url. */
  readonly publicKey: string
  /** Signature counter; 0 if the authenticator has none. */
  readonly counter: number
  readonly transports: readonly string[]
  /** Name given by its owner. */
  readonly name: string
  readonly created: number
  readonly used: number
}

/** WebAuthn challenge for one purpose and one visitor; only its hash is stored. */
export interface Challenge {
  readonly hash: string
  readonly account: string
  readonly purpose: string
  readonly expires: number
}

export interface Passkeys {
  /** Stores a passkey; false if it is already known. */
  add(passkey: Passkey): Promise<Result<boolean>>
  find(id: string): Promise<Result<Passkey | undefined>>
  of(account: string): Promise<Result<Passkey[]>>
  /** Records a signature. Rejects a counter that does not rise: the authenticator was cloned. */
  used(id: string, counter: number, now: number): Promise<Result<boolean>>
  rename(account: string, id: string, name: string): Promise<Result<boolean>>
  /** Removes a passkey, unless it is the account's last. */
  remove(account: string, id: string): Promise<Result<boolean>>

  /** Also deletes expired challenges. */
  challenge(challenge: Challenge, now: number): Promise<Result<void>>
  /** Consumes a challenge: whether it exists for this purpose and visitor. A second call returns false. */
  answer(challenge: Challenge): Promise<Result<boolean>>
}
