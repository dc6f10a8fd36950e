/**
 * Browsers that know Trusted Types ask before a text becomes a script. Here none ever does; only workers and the service
 * worker are loaded by their address, and that is one of this server.
 */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | undefined }): void
}

export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : undefined),
  })
}
