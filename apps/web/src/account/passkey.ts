/**
 * Creation and use of passkeys in this browser. Converts between the server's base64url texts and the bytes of the
 * browser API.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { AddPasskey, SignIn } from '@heptapolis/wire'

/** The server's options for a new passkey: ids and bytes are base64url texts. */
export interface CreationChallenge
  extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  challenge: string
  user: Omit<PublicKeyCredentialUserEntity, 'id'> & { id: string }
  excludeCredentials?: { id: string }[]
}

/** The server's options for a signature with a passkey. */
export interface SigningChallenge {
  challenge: string
  allowCredentials?: { id: string }[]
}

export const canHavePasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const lettersOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const credentialsOf = (asked: readonly { id: string }[] = []) =>
  asked.map((one) => ({ ...one, id: bytesOf(one.id), type: 'public-key' as const }))

const headOf = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: lettersOf(rawId),
  type: 'public-key' as const,
  clientExtensionResults: {},
})

export function makePasskey(asked: CreationChallenge): Promise<Result<AddPasskey['made']>> {
  const options: PublicKeyCredentialCreationOptions = {
    ...asked,
    challenge: bytesOf(asked.challenge),
    user: { ...asked.user, id: bytesOf(asked.user.id) },
    excludeCredentials: credentialsOf(asked.excludeCredentials),
  }
  return given(navigator.credentials.create({ publicKey: options }), (made) => {
    const response = made.response as AuthenticatorAttestationResponse
    return {
      ...headOf(made),
      response: {
        clientDataJSON: lettersOf(response.clientDataJSON),
        attestationObject: lettersOf(response.attestationObject),
        transports: response.getTransports?.() ?? [],
      },
    }
  })
}

export function signWith(asked: SigningChallenge): Promise<Result<SignIn['signed']>> {
  const allowCredentials = credentialsOf(asked.allowCredentials)
  const options = { ...asked, challenge: bytesOf(asked.challenge), allowCredentials }
  return given(navigator.credentials.get({ publicKey: options }), (signed) => {
    const { clientDataJSON, authenticatorData, signature, userHandle } =
      signed.response as AuthenticatorAssertionResponse
    return {
      ...headOf(signed),
      response: {
        clientDataJSON: lettersOf(clientDataJSON),
        authenticatorData: lettersOf(authenticatorData),
        signature: lettersOf(signature),
        ...(userHandle ? { userHandle: lettersOf(userHandle) } : {}),
      },
    }
  })
}

/** Error codes for exceptions of the browser API. */
export const CANCELLED = 'cancelled'
export const KNOWN_HERE = 'known-here'

async function given<T>(
  asked: Promise<Credential | null>,
  read: (credential: PublicKeyCredential) => T,
): Promise<Result<T>> {
  try {
    const credential = await asked
    return credential ? ok(read(credential as PublicKeyCredential)) : cancelled
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? knownHere : cancelled
  }
}

const cancelled = fail(CANCELLED, 'The passkey was not given.')
const knownHere = fail(KNOWN_HERE, 'This authenticator has one already.')
