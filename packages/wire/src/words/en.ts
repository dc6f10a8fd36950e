/** What is wrong, and what would be right, for people at a table. The keys are all codes there are. */
export const words = {
  // The line
  'bad-json': 'The server could not read what this page sent. Reload the page.',
  'bad-message': 'The server does not know what this page asked for. Reload the page.',
  'bad-request': 'The table does not understand what this page asked for. Reload the page.',
  'too-long': 'That is too long: at most 8 kilobytes can be sent at once.',
  'old-page': 'This page is older than the server. Reload it.',
  'no-session': 'The server does not know you yet. Reload the page; cookies must be allowed.',
  'wrong-origin': 'This came from another page. Open the table at its own address.',
  'slow-down': 'That was too fast. It will be sent again in a moment.',
  busy: 'The server cannot write at the moment. What you chose is kept here and will be sent again.',
  leaving: 'The server restarts. What you chose is kept here and will be sent again.',
  internal: 'That is a mistake of ours. Nothing has changed; try it again.',
  'unknown-command': 'The table knows nothing of that kind. Reload the page.',

  // The way to a table
  'no-table': 'There is no table at this address.',
  'not-invited': 'You need the whole link of this table, with the part after the #.',
  'bad-key': 'This link is no longer good. Ask for a new one.',
  'bad-address': 'Nothing can be sent to this address: it must begin with https:// and be reachable by everybody.',
  'too-many-browsers': 'You are told on many devices already. Switch it off on one of them first.',
  'too-many-tables': 'You have opened many tables. Wait a while before the next one.',
  'too-many-followed': 'You look at too many tables at once. Close one of them first.',
  'too-many-kept': 'Too much is waiting to be sent. Wait until you are connected again.',
  removed: 'The host has asked you to leave this table.',

  // Accounts
  'no-passkeys': 'Passkeys need a secure address: one that begins with https://, or this very machine at localhost.',
  'bad-passkey': 'This passkey was not accepted. Try it again, or another one.',
  'no-passkey': 'You have no such passkey any more.',
  'last-passkey': 'This is your last passkey: without it nobody could sign in any more. Add another one first.',
  'too-many-passkeys': 'Ten passkeys are enough for anybody. Remove one first.',
  'bad-account-name':
    'The name of an account has 2 to 20 letters of one script, with single spaces or marks between them.',
  'name-taken': 'Somebody has this name, or one that looks like it. Choose another one.',
  'not-account': 'This needs an account. Make one with a passkey first.',
  'not-for-bots': 'A program signs in with tokens, not with passkeys.',
  'both-seated': 'You sit at one table twice: here, and with your account. Finish or leave that game first.',

  // Programs
  'bad-token': 'This token is not known here, or it was revoked. Make a new one.',
  'wrong-scope': 'This token is not allowed to do this. Make one with the right scope.',
  'not-for-tokens': 'This is not done with a token: open the page instead.',
  'too-many-tokens': 'You have many tokens already. Revoke one of them first.',
  'too-many-bots': 'You have as many bots as one account may have.',
  'no-bot': 'There is no such bot.',
  'not-a-bot': 'Only a bot does this: make one on the page for programs, and a token for it.',
  'not-accepting': 'This bot does not come to your tables: its owner decides whose.',
  'not-challenged': 'The bot is not asked to this table.',
  'bot-away': 'The program of this bot is not running at the moment.',

  // The room
  full: 'There is no place left.',
  'seat-taken': 'Somebody sits there. Choose another seat.',
  seated: 'You sit at this table already.',
  'not-seated': 'Only those who sit at the table may do this. Sit down first.',
  'not-there': 'You neither sit at this table nor watch it.',
  'not-host': 'Only the host of the table may do this.',
  'not-yours': 'This wonder is for somebody else to choose.',
  'not-yourself': 'You cannot remove yourself; stand up instead.',
  nobody: 'At least one person must sit at the table.',
  'seats-left': 'Every seat needs a person or a bot.',
  'bad-seat': 'There is no such seat at this table.',
  'bad-watcher': 'That person no longer watches.',
  'bad-order': 'An order names every seat once.',
  'bad-name': 'A name has 1 to 30 letters.',
  'bad-nonce': 'This page did not send its random number. Reload it.',
  'bad-secret': 'The server has no good secret for this table. Open another one.',
  'bad-level': 'There is no bot of this level.',
  'bad-clock': 'The clock cannot be set like that.',
  'bad-options': 'The table cannot be set like that.',
  'bad-setup': 'This mix cannot be played like that.',

  // The game
  'round-over': 'The round was over before your choice arrived. What you had chosen before stands.',
  'not-asked': 'Nothing is asked of you for this city.',
  'not-now': 'That is not possible at this moment.',
  'nothing-chosen': 'You have chosen nothing yet.',
  'illegal-move': 'That cannot be played now.',
  'ambiguous-move': 'There are several ways to pay for this. Choose one.',
  'bad-move': 'The table does not understand this move.',
  'game-over': 'The game is over.',
  'not-over': 'The game is not over yet.',
  away: 'A bot plays for you. You are back from the next round on.',
  resigned: 'You have resigned.',
  'bad-vacation': 'You have fewer days of vacation left.',
  'bad-vote': 'There is nothing like that to vote on.',
  'no-vote': 'There is nothing for you to vote on here.',
  frozen: 'Something in the log of this table cannot be right. The game stands still until it has been looked into.',

  // Talk
  'bad-text': 'A line of talk has 1 to 500 letters.',
  'bad-channel': 'Talk goes to all, to your team or to those who watch.',
  'no-team': 'Only partners in a game talk in a team.',
  'not-for-players': 'This is for those who watch.',
  'not-for-watchers': 'While people play, those who watch talk among themselves.',
  'phrases-only': 'At this table people talk in phrases until all agree to text.',

  // Records, and whether they hold
  'no-record': 'Nothing has been played at this table.',
  'no-log': 'This record was not played at a table: there is no log to check.',
  'bad-log': 'This is no log of a table.',
  'log-gap': 'An event is missing in the log.',
  'log-differs': 'The log does not lead to the game that is written down.',
  'wrong-secret': 'The secret is not the one the table was bound to when it opened.',
  'wrong-result': 'The points or ranks written down are not those of the game.',
  'other-choice': 'A bot would choose something else than is written down.',
  'other-record': 'Another record follows from this log.',

  unknown: 'That did not work, and the server did not say why in words this page knows. Reload it.',
}

export type ProblemWords = Readonly<Record<keyof typeof words, string>>
