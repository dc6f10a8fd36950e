/** Requests to the server for the access tokens and bots of the signed-in person. */
import type { Result } from '@heptapolis/engine/kernel'
import type { Accepts, ListedToken, MadeToken, NewToken, OwnBot } from '@heptapolis/wire'
import { server } from '../online/server/server.ts'

export interface OwnPrograms {
  tokens: readonly ListedToken[]
  bots: readonly OwnBot[]
}

/** Runs a request and reloads the lists; undefined if it was rejected. */
export type ProgramAction = <T>(asked: Promise<Result<T>>) => Promise<T | undefined>

export const listTokens = (): Promise<Result<ListedToken[]>> => server.request('GET', '/me/tokens')
export const makeToken = (wish: NewToken): Promise<Result<MadeToken>> => server.request('POST', '/me/tokens', wish)
export const revokeToken = (id: string): Promise<Result<unknown>> =>
  server.request('POST', `/me/tokens/${id}/revoke`, {})
export const listBots = (): Promise<Result<OwnBot[]>> => server.request('GET', '/me/bots')
export const makeBot = (name: string): Promise<Result<{ bot: string }>> => server.request('POST', '/me/bots', { name })
export const setAccepts = (bot: string, accepts: Accepts): Promise<Result<unknown>> =>
  server.request('POST', `/me/bots/${bot}`, { accepts })
export const removeBot = (bot: string): Promise<Result<unknown>> => server.request('POST', `/me/bots/${bot}/remove`, {})
