/** JSON Schemas of account requests: passkeys, sign-in, names, deletion. */
import Type, { type Static } from 'typebox'
import type { Device } from '../device.ts'
import { MOST_NAME } from '../limits.ts'

/** Longer than a name may be, because spaces are removed before the length is checked. */
const Name = Type.String({ maxLength: MOST_NAME * 4 })
const Bytes = Type.String({ pattern: '^[0-9A-Za-z_-]{1,6000}$' })
export const PasskeyId = Type.String({ pattern: '^[0-9A-Za-z_-]{1,1400}$' })

/** Credential of the browser in the form of `toJSON()`. */
const Credential = { id: PasskeyId, rawId: PasskeyId, type: Type.Literal('public-key') }
const Extensions = Type.Object({})

const Made = Type.Object({
  ...Credential,
  clientExtensionResults: Extensions,
  response: Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 10 })),
  }),
})

const Signed = Type.Object({
  ...Credential,
  clientExtensionResults: Extensions,
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Type.Optional(Bytes),
  }),
})

/** Purpose of a passkey signature. */
export const SignInStep = Type.Object({ purpose: Type.Enum(['leave', 'passkeys']) })
export type SignInStep = Static<typeof SignInStep>

/** Begins a new passkey: with the name of a new account, or signed with an existing passkey. */
export const NewPasskey = Type.Object({ account: Type.Optional(Name), signed: Type.Optional(Signed) })
export type NewPasskey = Static<typeof NewPasskey>

export const AddPasskey = Type.Object({ account: Type.Optional(Name), name: Name, made: Made })
export type AddPasskey = Static<typeof AddPasskey>

export const SignIn = Type.Object({ signed: Signed })
export type SignIn = Static<typeof SignIn>

/** Deleting an account or a passkey needs a signature if the account has passkeys. */
export const Meant = Type.Object({ signed: Type.Optional(Signed) })
export type Meant = Static<typeof Meant>

export const Rename = Type.Object({ name: Name })
export type Rename = Static<typeof Rename>

/** The own account. */
export interface MyAccount {
  id: string
  kind: 'visitor' | 'person' | 'bot'
  name: string
  created: number
  /** Whether this address supports passkeys. */
  mayHavePasskeys: boolean
  passkeys: { id: string; name: string; created: number; used: number }[]
  /** Devices that are signed in, this one first; then those that play at some tables by a resume link. */
  devices: (Device & { id: string; seen: number; isThis?: true | undefined; tables?: string[] | undefined })[]
  isAdmin: boolean
  /** Number of games at open tables, and of those that were left. */
  attendance: { games: number; left: number }
  /** End of the suspension from open tables; absent if it is permanent. */
  suspended?: { until?: number | undefined; why: string }
}
