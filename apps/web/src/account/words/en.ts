/** Texts of the account page in English. */

import { plural } from '@heptapolis/boxes/grammar/en'
import { byKey } from '@heptapolis/engine/kernel'
import type { Device } from '@heptapolis/wire'

export const words = {
  title: 'Your account',
  visitor: 'You are playing as a visitor, in this browser only. You don’t need an account to play with friends.',
  since: (when: string) => `since ${when}`,
  coming: 'Loading…',

  // Creating an account
  become: 'Create an account',
  becomeHelp:
    'A passkey replaces a password: it stays on your device, and you unlock it with your fingerprint, face or PIN. Your games are available on every device you sign in on. No email, no password.',
  name: 'Name',
  nameHelp: '2 to 20 letters. Names must not look like another account’s name.',
  makePasskey: 'Create passkey',
  haveOne: 'Already have an account?',
  haveOneHelp: 'Sign in with your passkey. Your games as a visitor are added to your account.',
  signIn: 'Sign in',
  signOut: 'Sign out',
  programs: 'Programs and bots',
  notSecure:
    'Passkeys don’t work at this address. Browsers need a secure connection: an address that starts with https://, or localhost on the server itself. Everything else works here.',
  noSupport: 'This browser does not support passkeys. Use a newer one.',
  signedOutHere: 'You are signed out on this device. Reload the page and sign in with a passkey.',
  cancelled: 'Cancelled: no passkey was used.',
  knownHere: 'This device already has one of your passkeys.',

  // Managing an account
  rename: 'Change name',
  kept: 'Saved.',
  passkeys: 'Passkeys',
  passkeysHelp:
    'Each device can have its own. If you lose a device, sign in with another one and remove its passkey here. You confirm each change with a passkey.',
  used: (when: string) => `last used ${when}`,
  passkeyName: 'Name of the passkey',
  addPasskey: 'Add passkey',
  removePasskey: (name: string) => `Remove passkey “${name}”`,
  lastOne: 'You can’t remove your last passkey: you could no longer sign in.',
  /** Name of a device, and default name of a passkey created on it. */
  device: ({ browser, system }: Device) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'A device'),
  really: 'Are you sure?',
  devices: 'Devices',
  devicesHelp: 'Devices where you are signed in or play by link. If you lose one, remove its passkey too.',
  playsOnly: (tables: number) => `by link, ${plural(tables, 'table')}`,
  endSeat: 'End access',
  endSeatOf: (name: string) => `End ${name}’s access`,
  thisOne: 'this device',
  seen: (when: string) => `last seen ${when}`,
  endOne: (name: string, when: string) => `Sign out on ${name}, last seen ${when}`,
  endOthers: 'Sign out on all other devices',
  suspended: (until: string | undefined) =>
    until === undefined
      ? 'You can no longer join open tables. You can still play with friends.'
      : `You can’t join open tables until ${until}. You can still play with friends.`,
  why: (reason: string) => `Reason: ${reason}`,
  profile: 'Profile',
  admin: 'Administration',

  // Moderation
  avoided: 'Muted and blocked people',
  avoidedHelp: 'You don’t see their messages. You also won’t meet blocked people at open tables.',
  degrees: byKey({ mute: 'muted', block: 'blocked' }),
  unavoid: (name: string) => `Remove ${name} from the list`,
  attendance: (left: number, games: number) => `You left ${left} of ${plural(games, 'open game')}.`,

  // Deletion
  yours: 'Your data',
  yoursHelp: 'One file: your account, devices, games with records, messages and reports.',
  download: 'Download',
  leave: 'Delete account',
  leaveHelp:
    'Your account, passkeys and notifications are deleted at once. This can’t be undone. Your games remain for the other players, under the name “deleted”; a bot takes over in games in progress.',
  leaveNow: 'Delete my account',
  stay: 'Cancel',
  leaveSure: 'Yes, delete my account',
  gone: 'Your account is deleted. Thank you for playing.',
  number: 'Account number, for the server’s administrator',
}

export type AccountWords = typeof words
