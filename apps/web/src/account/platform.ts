/** What this device is called by its browser, for the name of a passkey: enough to tell two of them apart. */
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Macintosh', 'Windows', 'CrOS', 'Linux']

export const platformName = (agent = navigator.userAgent): string =>
  SYSTEMS.find((system) => agent.includes(system)) ?? ''
