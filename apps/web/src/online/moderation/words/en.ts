/** Texts of mutes, blocks and reports in English. */

import { listed, plural } from '@heptapolis/boxes/grammar/en'
import { byKey } from '@heptapolis/engine/kernel'

export const words = {
  others: 'Others here',
  about: (name: string) => `About ${name}`,
  isAccount: 'has an account',
  standing: (left: number, games: number) =>
    games === 0
      ? 'No open games yet.'
      : left === 0
        ? `Finished every open game (${games}).`
        : `Left ${left} of ${plural(games, 'open game')}.`,
  leaves: (left: number, games: number) => `left ${left} of ${games}`,
  marks: { address: 'same network', device: 'same device' },
  alike: {
    address: (names: readonly string[]) =>
      `${listed(names)} play from the same network. The game is unrated; administrators can see this.`,
    device: (names: readonly string[]) =>
      `${listed(names)} play on the same device. The game is unrated; administrators can see this.`,
  },
  avoid: { mute: 'Mute', block: 'Block' },
  help: { mute: 'You no longer see their messages.', block: 'You also no longer meet at open tables.' },
  takeBack: { mute: 'Unmute', block: 'Unblock' },
  takenBack: {
    mute: 'You see their messages again.',
    block: 'You can meet at open tables again.',
  },
  done: byKey({
    mute: 'Muted. Undo this on your account page.',
    block: 'Blocked. Undo this on your account page.',
  }),
  report: 'Report',
  reason: 'Reason',
  reasons: byKey({
    insult: 'insults or threats',
    stalling: 'stalling or leaving',
    cheating: 'cheating or colluding',
    name: 'offensive name',
    other: 'something else',
  }),
  words: 'Details (optional)',
  reportHelp: 'The chat of this table is attached. The reported person is not told who reported them.',
  onProfile: 'Mute, block or report',
  reportProfileHelp: 'Say what happened and at which table. The reported person is not told who reported them.',
  send: 'Send report',
  sent: 'Thank you. An administrator will check it.',
}

export type ConductWords = typeof words
