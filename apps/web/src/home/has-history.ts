/** True if this browser has games or may have tables. Reads no game: a first visit loads no engine. */
import { listGames } from '../game-model/saved/store.ts'
import { knowsTables } from '../online/server/storage.ts'

export const hasHistory = async (): Promise<boolean> => knowsTables() || (await listGames()).length > 0
