/** A part of what holds of every store: of one called so, which is opened afresh for each test. */
import type { Store } from '../src/port.ts'

export type Suite = (name: string, fresh: () => Promise<Store>) => void
