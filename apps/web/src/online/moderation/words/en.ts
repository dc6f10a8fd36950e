/** What is said of how people get on, in English. */
import { listed, plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  others: 'Who else is here',
  about: (name: string) => `About ${name}`,
  isAccount: 'has an account',
  standing: (left: number, games: number) =>
    games === 0
      ? 'No game among strangers yet.'
      : left === 0
        ? `Has stayed to the end of ${plural(games, 'game')} among strangers.`
        : `Has left ${left} of ${plural(games, 'game')} among strangers.`,
  leaves: (left: number, games: number) => `left ${left} of ${games}`,
  marks: { address: 'same address', device: 'same device' },
  alike: {
    address: (names: readonly string[]) =>
      `${listed(names)} play from one address. The game does not count for ratings; administrators see it.`,
    device: (names: readonly string[]) =>
      `${listed(names)} play on one device, so this game counts for nobody. Those who look after the house see it.`,
  },
  avoid: { mute: 'Mute', block: 'Block' },
  help: { mute: 'You no longer see what they say.', block: 'You do not sit together among strangers any more either.' },
  takeBack: { mute: 'Unmute', block: 'Unblock' },
  takenBack: {
    mute: 'You see again what they say.',
    block: 'You may sit together again.',
  },
  done: {
    mute: 'Muted. Your account page takes it back.',
    block: 'Blocked. Your account page takes it back.',
  } as Record<string, string>,
  report: 'Report',
  reason: 'What is it about?',
  reasons: {
    insult: 'insults or threats',
    stalling: 'stalling or leaving',
    cheating: 'help from outside or playing together',
    name: 'the name',
    other: 'something else',
  } as Record<string, string>,
  words: 'In your words, if you like',
  reportHelp: 'What was said at this table goes along. Whom it is about does not learn who reported it.',
  send: 'Send the report',
  sent: 'Thank you. Somebody will look at it.',
}

export type ConductWords = typeof words
