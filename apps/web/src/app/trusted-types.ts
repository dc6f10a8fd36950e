/** A Trusted Types policy: script URLs of workers must be of this origin, and text never becomes a script. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | undefined }): void
}

export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : undefined),
  })
}
