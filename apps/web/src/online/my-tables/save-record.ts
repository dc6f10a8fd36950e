/** Download of an online game as a file. */
import { exportGame } from '../../analysis/exported-game.ts'
import { saveFile } from '../../app/save.ts'
import { isPerspective } from '../server/client.ts'
import { server } from '../server/server.ts'

/** Saves the record of a finished game as a file; of a running game, the perspective of one person. */
export async function saveOnlineRecord(id: string, as: number): Promise<void> {
  const known = await server.recordOrPerspective(id, as)
  if (!known.ok) return
  if (isPerspective(known.value)) saveFile(`heptapolis-${id}.json`, JSON.stringify(known.value))
  else await exportGame(id, known.value)
}
