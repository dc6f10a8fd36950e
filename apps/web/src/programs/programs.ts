/** Tokens and bots of whoever sits here, as the server has them. */
import type { Result } from '@heptapolis/engine/kernel'
import type { Accepts, ListedToken, MadeToken, NewToken, OwnBot } from '@heptapolis/wire'
import { server } from '../online/server/server.ts'

export interface OwnPrograms {
  tokens: readonly ListedToken[]
  bots: readonly OwnBot[]
}

/** Does something and looks again; what was answered, or undefined where it was refused. */
export type ProgramAction = <T>(asked: Promise<Result<T>>) => Promise<T | undefined>

export const listTokens = (): Promise<Result<ListedToken[]>> => server.ask('GET', '/me/tokens')
export const makeToken = (wish: NewToken): Promise<Result<MadeToken>> => server.ask('POST', '/me/tokens', wish)
export const revokeToken = (id: string): Promise<Result<unknown>> => server.ask('POST', `/me/tokens/${id}/revoke`, {})
export const listBots = (): Promise<Result<OwnBot[]>> => server.ask('GET', '/me/bots')
export const makeBot = (name: string): Promise<Result<{ bot: string }>> => server.ask('POST', '/me/bots', { name })
export const setAccepts = (bot: string, accepts: Accepts): Promise<Result<unknown>> =>
  server.ask('POST', `/me/bots/${bot}`, { accepts })
export const removeBot = (bot: string): Promise<Result<unknown>> => server.ask('POST', `/me/bots/${bot}/remove`, {})
