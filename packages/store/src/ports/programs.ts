/** Tokens of programs, accounts that are bots, and tables they are asked to. */
import type { Result } from '@heptapolis/engine/kernel'

/** What a program comes with; again a hash. */
export interface Token {
  readonly hash: string
  /** By which its owner names it. */
  readonly id: string
  /** Whom it stands for: its owner, or one of the owner's bots. */
  readonly account: string
  readonly owner: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly created: number
  readonly used?: number
}

/** An account that is a bot for good. One whose owner is gone plays no more. */
export interface BotAccount {
  readonly account: string
  readonly owner?: string
  /** Who may ask it to a table. */
  readonly accepts: string
  readonly created: number
  /** When its program was last seen to listen. */
  readonly seen?: number
}

/** A bot is asked to a table. */
export interface Challenge {
  readonly game: string
  readonly bot: string
  readonly seat?: number
  readonly at: number
}

export interface Programs {
  saveToken(token: Token): Promise<Result<void>>
  token(hash: string): Promise<Result<Token | undefined>>
  /** Those somebody has made, the newest first. */
  tokens(owner: string): Promise<Result<Token[]>>
  used(hash: string, at: number): Promise<Result<void>>
  /** Whether the owner had such a token. */
  revoke(id: string, owner: string): Promise<Result<boolean>>

  /** Marks an account for good; not one that has sat at a table, or is a bot already. */
  makeBot(bot: BotAccount): Promise<Result<boolean>>
  bot(account: string): Promise<Result<BotAccount | undefined>>
  bots(owner: string): Promise<Result<BotAccount[]>>
  setAccepts(account: string, accepts: string): Promise<Result<boolean>>
  /** Its program listens, or no longer does. */
  seen(account: string, at: number | undefined): Promise<Result<void>>

  /** Asks a bot to a table; whether it was not asked there already. */
  challenge(challenge: Challenge): Promise<Result<boolean>>
  challenges(bot: string): Promise<Result<Challenge[]>>
  /** Whether there was one. */
  endChallenge(game: string, bot: string): Promise<Result<boolean>>
}
