/** Contract tests for a store called `name`; `fresh` opens an empty one. */
import type { Store } from '../src/port.ts'

export type Suite = (name: string, fresh: () => Promise<Store>) => void
