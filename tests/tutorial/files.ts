/** The tests that need the tutorial box on the shelf. */
export const TUTORIAL: readonly string[] = [
  'packages/boxes/src/beacons/**/*.test.ts',
  'tests/tutorial/**/*.test.ts',
  'apps/**/tutorial.test.ts',
]
