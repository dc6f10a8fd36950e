/** Type of a group of contract tests: `name` is the database under test, `fresh` opens an empty one. */
import type { Store } from '../src/port.ts'

export type Suite = (name: string, fresh: () => Promise<Store>) => void
