/** The words of the page for programs, in English. */
import type { Accepts, Scope } from '@heptapolis/wire'

export const words = {
  title: 'Programs and bots',
  lead: 'A program may use this server with a token of yours, and a bot of your own may play at tables.',
  tokens: 'Tokens',
  tokensHelp:
    'Whoever has a token may do what it allows. Give each program its own, and revoke it when it is no longer used.',
  noTokens: 'You have no tokens.',
  tokenName: 'What it is for',
  standsFor: 'Stands for',
  yourself: 'yourself',
  allows: 'Allows',
  scopes: {
    'account:read': 'to ask whom it stands for',
    'games:read': 'to see your tables and the records of games that are over',
    'tables:write': 'to open tables and begin',
    'bot:play': 'to play as the bot',
  } satisfies Record<Scope, string> as Record<Scope, string>,
  makeToken: 'Make a token',
  made: 'Copy the token now: it is shown only once.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'I have it',
  removeBot: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  really: 'Really?',
  revoke: (name: string) => `Revoke ${name}`,
  revokeShort: 'Revoke',
  revoked: (name: string) => `${name} is revoked.`,
  madeOn: (when: string) => `made ${when}`,
  usedOn: (when: string) => `last used ${when}`,
  neverUsed: 'never used',
  ofBot: (name: string) => `for ${name}`,
  bots: 'Bots of your own',
  botsHelp: 'A bot is an account that only a program plays for. It stays one for good. Start its program with:',
  noBots: 'You have no bots.',
  botName: 'Name of the bot',
  makeBot: 'Make a bot',
  isHere: 'its program is running',
  isAway: 'its program is not running',
  whoMayAsk: (name: string) => `Who may ask ${name} to a table`,
  accepts: { owner: 'I alone', anybody: 'anybody', nobody: 'nobody' } satisfies Record<Accepts, string> as Record<
    Accepts,
    string
  >,
  manual: 'How programs speak to the server',
  manualLead:
    'Every address of this server for programs, by what a token needs for it. Open one to see the line that asks, what it takes and what it answers. A question mark stands behind what may be left out.',
  raw: 'The same for programs: openapi.json',
  withoutToken: 'Without a token',
  inAddress: 'May stand in the address',
  sent: 'What is sent',
  answered: 'What is answered',
  answeredInLines: 'What is answered: one such line after the other, and an empty one every 7 seconds',
  /** What an address is for: the server says it in English. */
  says: (_operation: string, summary: string) => summary,
}

export type ProgramWords = typeof words
