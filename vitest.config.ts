import { defineConfig } from 'vitest/config'
import { onTheShelf } from './tests/tutorial/on-the-shelf.ts'

const TUTORIAL = ['packages/boxes/src/beacons/**/*.test.ts', 'tests/tutorial/**/*.test.ts', 'apps/**/tutorial.test.ts']
const SKIPPED = ['**/node_modules/**', '**/dist/**', '**/e2e/**']

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    // Slow and busy machines take their time; no test is about time.
    testTimeout: 60_000,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['{packages,apps,tests}/**/*.test.{ts,tsx}'],
          exclude: [...SKIPPED, ...TUTORIAL],
        },
      },
      {
        extends: true,
        plugins: [onTheShelf('beacons', 'beacons')],
        test: { name: 'with the tutorial box', include: TUTORIAL, exclude: SKIPPED },
      },
    ],
  },
})
