/** Types of stored API tokens, bot accounts and invitations of bots. */
import type { Result } from '@heptapolis/engine/kernel'

/** API token; holds only its hash. */
export interface Token {
  readonly hash: string
  /** Public id, for revoking. */
  readonly id: string
  /** Account it acts for: its owner, or a bot of the owner. */
  readonly account: string
  readonly owner: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly created: number
  readonly used?: number
}

/** Bot account, for good. Without an owner it no longer plays. */
export interface BotAccount {
  readonly account: string
  readonly owner?: string
  /** Accounts that may invite it. */
  readonly accepts: string
  readonly created: number
  /** Last time its program was connected. */
  readonly seen?: number
}

/** Invitation of a bot to a table. */
export interface Challenge {
  readonly game: string
  readonly bot: string
  readonly seat?: number | undefined
  readonly at: number
}

export interface Programs {
  saveToken(token: Token): Promise<Result<void>>
  token(hash: string): Promise<Result<Token | undefined>>
  /** Tokens of an owner, the newest first. */
  tokens(owner: string): Promise<Result<Token[]>>
  used(hash: string, at: number): Promise<Result<void>>
  /** False if the owner has no such token. */
  revoke(id: string, owner: string): Promise<Result<boolean>>

  /** Marks an account as a bot for good; refused for accounts that have played or are bots already. */
  makeBot(bot: BotAccount): Promise<Result<boolean>>
  bot(account: string): Promise<Result<BotAccount | undefined>>
  bots(owner: string): Promise<Result<BotAccount[]>>
  setAccepts(account: string, accepts: string): Promise<Result<boolean>>
  /** Records that its program is connected, or with undefined that it is not. */
  seen(account: string, at: number | undefined): Promise<Result<void>>

  /** Invites a bot to a table; false if it is already invited. */
  challenge(challenge: Challenge): Promise<Result<boolean>>
  challenges(bot: string): Promise<Result<Challenge[]>>
  /** False if there was none. */
  endChallenge(game: string, bot: string): Promise<Result<boolean>>
}
