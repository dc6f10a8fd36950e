/** Lists of test files that must also pass with one more expansion: the one that docs/adding-a-box.md builds. */
export const BESIDE: readonly string[] = [
  'apps/cli/src/checking/{reference,verify}.test.ts',
  'apps/web/src/{i18n/i18n,library/catalogue,look/face,setup/plan}.test.ts',
  'packages/bots/src/{every-mix,no-mind}.test.ts',
  'packages/boxes/src/{*,{conformance,entries,learn,lessons,secrecy,words}/*}.test.ts',
  'packages/rulebook/src/**/*.test.ts',
  'packages/table/src/{invariants,view/snapshot}.test.ts',
  'packages/wire/src/delta.test.ts',
]

/** Expensive tests read it: beside the tutorial box they repeat only cases with that box. */
export const ADDED_BOX = { ADDED_BOX: 'beacons' }

/** Tests over the shelf that the tutorial leaves out, each with its reason. */
export const NOT_BESIDE: Readonly<Record<string, string>> = {
  'apps/cli/src/checking/reference.test.ts': 'plays only boxes that the reference knows, so never the tutorial box',
  'packages/boxes/src/secrecy/secrecy.test.ts': 'takes minutes; beacons.test.ts compares games of the box itself',
  'packages/wire/src/delta.test.ts': 'plays a fixed list of boxes, so never the tutorial box',
  'packages/rulebook/src/mixes.test.ts': 'takes minutes; readers.test.ts reads the book with the box',
  'packages/rulebook/src/print/spelling.test.ts': 'starts a program; french.test.ts reads the book with the box',
  'packages/rulebook/src/rulings.test.ts': 'reads docs/rulings.md, which `npm run docs` writes',
  'packages/rulebook/src/sentences-kept.test.ts': 'reads the seals that `npm run sentences` writes',
}

/** The tests that need the tutorial box on the shelf. */
export const TUTORIAL: readonly string[] = [
  'packages/boxes/src/beacons/**/*.test.ts',
  'tests/tutorial/**/*.test.ts',
  'apps/**/tutorial.test.ts',
]
