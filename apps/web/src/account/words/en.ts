/** What the page of the own account says, in English. */
import { plural } from '@heptapolis/boxes/grammar/en'
import type { Device } from '@heptapolis/wire'

export const words = {
  title: 'Your account',
  visitor: 'You are a visitor: this browser alone knows you. Nobody needs more than that to play with friends.',
  since: (when: string) => `since ${when}`,
  coming: 'Looking you up …',

  // Becoming one
  become: 'Make it an account',
  becomeHelp:
    'A passkey takes the place of a password: your device keeps it and shows it when you say so. Your games stay yours, on every device you sign in on. No mail, no password.',
  name: 'Name',
  nameHelp: '2 to 20 letters. No other account has one that looks like it.',
  makePasskey: 'Make a passkey',
  haveOne: 'You have one already?',
  haveOneHelp: 'Sign in with its passkey. What you have played here as a visitor comes along.',
  signIn: 'Sign in',
  signOut: 'Sign out',
  programs: 'Programs and bots',
  notSecure:
    'Passkeys cannot be had at this address. Browsers make them only where the line is safe: at an address that begins with https://, or on the machine itself at localhost. Everything else works here as it is.',
  noSupport: 'This browser knows no passkeys. A newer one does.',
  signedOutHere: 'This device is not signed in any more. Reload the page, and sign in with a passkey.',
  cancelled: 'Nothing was done: the passkey was not given.',
  knownHere: 'This device has a passkey of yours already.',

  // Being one
  rename: 'Change it',
  kept: 'Kept.',
  passkeys: 'Passkeys',
  passkeysHelp:
    'Every device may have its own. If one is lost, sign in with another and remove it here. To add or remove one, you show one you have.',
  used: (when: string) => `last used ${when}`,
  passkeyName: 'Name of the passkey',
  addPasskey: 'Add a passkey',
  removePasskey: (name: string) => `Remove the passkey “${name}”`,
  lastOne: 'The last one stays: without it nobody could sign in any more.',
  /** What a device is called, and a passkey made on it where nobody says otherwise. */
  device: ({ browser, system }: Device) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'A device'),
  really: 'Really?',
  devices: 'Devices',
  devicesHelp: 'You are signed in on these, or play there by a link. If one is lost, remove its passkey too.',
  playsOnly: (tables: number) => (tables === 1 ? 'plays one table by a link' : `plays ${tables} tables by a link`),
  endSeat: 'End access',
  endSeatOf: (name: string) => `End access of ${name}`,
  thisOne: 'this device',
  seen: (when: string) => `seen ${when}`,
  endOne: (name: string, when: string) => `Sign out on ${name}, seen ${when}`,
  endOthers: 'Sign out on all others',
  suspended: (until: string | undefined) =>
    until === undefined
      ? 'You may not sit with strangers any more. Tables with friends go on.'
      : `You may not sit with strangers until ${until}. Tables with friends go on.`,
  why: (reason: string) => `The reason: ${reason}`,
  profile: 'Profile',
  admin: 'Look after the house',

  // Conduct
  avoided: 'People you avoid',
  avoidedHelp: 'What they say is not shown to you. Whom you block does not sit with you among strangers.',
  degrees: { mute: 'muted', block: 'blocked' } as Record<string, string>,
  unavoid: (name: string) => `No longer avoid ${name}`,
  attendance: (left: number, games: number) => `You have left ${left} of ${plural(games, 'game')} among strangers.`,

  // Leaving
  yours: 'Everything about you',
  yoursHelp: 'One file: your account, devices, games with their records, what you have said and reported.',
  download: 'Download it',
  leave: 'Leave for good',
  leaveHelp:
    'Your account, its passkeys and notices are removed at once and cannot be brought back. Games stay whole for the others: “deleted” stands in your seat, and where you were playing a bot does.',
  leaveNow: 'Remove everything about me',
  stay: 'Stay after all',
  leaveSure: 'I am sure: remove everything about me',
  gone: 'You are gone. Thank you for playing.',
  number: 'Number of your account, for whoever runs the server',
}

export type AccountWords = typeof words
