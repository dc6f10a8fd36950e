/**
 * Check whether this browser has stored games or may have online tables. It opens no game, so a first visit loads no
 * engine.
 */
import { listGames } from '../game-model/saved/store.ts'
import { knowsTables } from '../online/server/storage.ts'

export const hasHistory = async (): Promise<boolean> => knowsTables() || (await listGames()).length > 0
