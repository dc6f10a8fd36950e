/** Tests of all boxes that must stay green beside one more, though nothing is written down of it. */
export const BESIDE: readonly string[] = ['apps/cli/src/checking/{second,verify}.test.ts']

/** The tests that need the tutorial box on the shelf. */
export const TUTORIAL: readonly string[] = [
  'packages/boxes/src/beacons/**/*.test.ts',
  'tests/tutorial/**/*.test.ts',
  'apps/**/tutorial.test.ts',
]
