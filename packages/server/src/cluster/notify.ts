/** Message bus over NOTIFY of the shared PostgreSQL. */
import { openChannel } from '@heptapolis/store'
import { type Bus, overChannel } from './bus.ts'

const CHANNEL = 'heptapolis_tables'

export const overNotify = (url: string): Promise<Bus> => overChannel((receive) => openChannel(url, CHANNEL, receive))
