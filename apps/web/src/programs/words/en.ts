/** Texts of the page for programs in English. */
import type { Accepts, Scope } from '@heptapolis/wire'

export const words = {
  title: 'Programs and bots',
  lead: 'Programs can use this server with your tokens, and your own bots can play at tables.',
  tokens: 'Tokens',
  tokensHelp:
    'Anyone who has a token can do what it allows. Give each program its own token and revoke it when you no longer use it.',
  noTokens: 'You have no tokens.',
  tokenName: 'Purpose',
  standsFor: 'Acts as',
  yourself: 'yourself',
  allows: 'Allows',
  scopes: {
    'account:read': 'read the account it acts as',
    'games:read': 'read your tables and the records of finished games',
    'tables:write': 'create tables and start games',
    'bot:play': 'play as the bot',
  } satisfies Record<Scope, string>,
  makeToken: 'Create token',
  made: 'Copy the token now: it is shown only once.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',
  removeBot: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  really: 'Are you sure?',
  revoke: (name: string) => `Revoke ${name}`,
  revokeShort: 'Revoke',
  revoked: (name: string) => `${name} is revoked.`,
  madeOn: (when: string) => `created ${when}`,
  usedOn: (when: string) => `last used ${when}`,
  neverUsed: 'never used',
  ofBot: (name: string) => `for ${name}`,
  bots: 'Your bots',
  botsHelp: 'A bot is an account that is played by a program. This can’t be changed later. Start the program with:',
  /** File of a bot in an example. */
  program: 'mybot.py',
  noBots: 'You have no bots.',
  botName: 'Name of the bot',
  makeBot: 'Create bot',
  isHere: 'online',
  isAway: 'offline',
  whoMayAsk: (name: string) => `Who can invite ${name}`,
  accepts: { owner: 'only me', anybody: 'anyone', nobody: 'nobody' } satisfies Record<Accepts, string>,
  manual: 'HTTP API',
  manualLead:
    'All API endpoints, grouped by the scope they need. Open one to see an example request, its parameters and its response. Fields with a question mark are optional.',
  raw: 'OpenAPI description: openapi.json',
  withoutToken: 'Without a token',
  inAddress: 'Query parameters',
  sent: 'Request body',
  answered: 'Response',
  answeredInLines: 'Response: a stream of lines like this one, and an empty line every 7 seconds',
  /** Summary of an endpoint; the server's own summary is English. */
  says: (_operation: string, summary: string) => summary,
}

export type ProgramWords = typeof words
