/** Authentication of account requests: by the session cookie, and again by a passkey for actions that need one. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import type { Meant, SignInStep } from '@heptapolis/wire/schema'
import type { FastifyRequest } from 'fastify'
import { callerOf, type Limiter } from '../rate-limits/limiter.ts'
import type { Visitor } from '../sessions/session.ts'
import { type PasskeyOrigin, PasskeyVerifier, placeOf } from './passkeys.ts'

export const busy = fail('busy', 'The server cannot write at the moment.')
export const badPasskey = fail('bad-passkey', 'This passkey was not accepted.')
const noSession = fail('no-session', 'Who asks is not known.')
const noPasskeys = fail('no-passkeys', 'Passkeys need https, or this very machine.')

interface AccessPorts {
  readonly store: Store
  readonly now: () => number
  readonly limiter: Limiter
}

export class AccountAccess {
  readonly passkeyVerifier: PasskeyVerifier
  readonly #address: string | undefined
  readonly #limiter: Limiter

  constructor({ store, now, limiter }: AccessPorts, address: string | undefined) {
    this.passkeyVerifier = new PasskeyVerifier(store, now)
    this.#address = address
    this.#limiter = limiter
  }

  known({ visitor }: FastifyRequest): Result<Visitor> {
    return visitor ? ok(visitor) : noSession
  }

  /** Origin for passkeys; undefined where browsers offer none. */
  place({ host }: FastifyRequest): PasskeyOrigin | undefined {
    return placeOf(this.#address, host)
  }

  /** Visitor and passkey origin of a sign-in request, within its rate limit. */
  at(request: FastifyRequest): Result<{ visitor: Visitor; place: PasskeyOrigin }> {
    if (!request.visitor) return noSession
    const paced = this.#limiter.pass('passkey', callerOf(request))
    if (!paced.ok) return paced
    const place = this.place(request)
    return place ? ok({ visitor: request.visitor, place }) : noPasskeys
  }

  /** Requires a passkey signature: a stolen cookie must neither delete an account nor change its passkeys. */
  async confirm(
    request: FastifyRequest,
    visitor: Visitor,
    purpose: SignInStep['purpose'],
    signed: Meant['signed'],
  ): Promise<Result<unknown>> {
    if (visitor.account.kind !== 'person') return ok(undefined)
    const at = this.at(request)
    if (!at.ok) return at
    if (!signed) return badPasskey
    const signer = await this.passkeyVerifier.signed(visitor.account.id, purpose, at.value.place, signed)
    return !signer.ok || signer.value === visitor.account.id ? signer : badPasskey
  }
}
