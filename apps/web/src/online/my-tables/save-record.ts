import { saveFile, saveRecord } from '../../app/save.ts'
import { isPerspective } from '../server/client.ts'
import { server } from '../server/server.ts'

/** All of it as a file when it is over; the own side of it before. */
export async function saveOnlineRecord(id: string, as: number): Promise<void> {
  const known = await server.past(id, as)
  if (!known.ok) return
  if (isPerspective(known.value)) saveFile(`heptapolis-${id}.json`, JSON.stringify(known.value))
  else saveRecord(id, known.value)
}
