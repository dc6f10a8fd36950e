/** Releases: public names, and the files that `npm run release` writes. */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readArguments } from '../scripts/release/arguments.ts'
import { nameChanges, publicNames, reportedNames } from '../scripts/release/names.ts'
import {
  prepareRelease,
  releasedVersions,
  releaseProblems,
  sectionOf,
  setVersions,
} from '../scripts/release/prepare.ts'

const ROOT = join(import.meta.dirname, '..')
const DATE = '2026-11-30'

describe('Public names', () => {
  test('are those reported: keep an alias of a removed one, then run `npm run names`', () => {
    expect(nameChanges(reportedNames(), publicNames())).toEqual([])
  })

  test('include types, values and names passed on from other files', () => {
    const { '@heptapolis/engine': names } = publicNames()
    expect(names).toEqual(expect.arrayContaining(['compile', 'Box', 'sure', 'Setup']))
  })

  test('are listed by entry', () => {
    const changes = nameChanges({ a: ['old', 'same'], b: ['gone'] }, { a: ['new', 'same'] })
    expect(changes).toEqual([
      { entry: 'a', removed: ['old'], added: ['new'] },
      { entry: 'b', removed: ['gone'], added: [] },
    ])
  })
})

describe('Arguments of a release', () => {
  test.each([
    [['3.1.0'], { version: '3.1.0', isTested: false, isHelp: false }],
    [['3.1.0', '--tested'], { version: '3.1.0', isTested: true, isHelp: false }],
    [['--help'], { version: '', isTested: false, isHelp: true }],
  ])('are read: %j', (args, read) => {
    expect(readArguments(args)).toEqual(read)
  })

  test.each([[[]], [['--publish']], [['3.1.0', '3.2.0']]])('are refused: %j', (args) => {
    expect(readArguments(args)).toBeUndefined()
  })
})

test('Every pinned override has its reason beside it', () => {
  const { overrides, '//overrides': reasons } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(Object.keys(reasons)).toEqual(Object.keys(overrides))
})

describe('A release', () => {
  let root: string
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const append = (file: string, text: string): void => writeFileSync(join(root, file), `${read(file)}\n${text}\n`)

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'heptapolis-release-'))
    const manifests = globSync('{packages,apps}/*/package.json', { cwd: ROOT })
    for (const file of [...manifests, 'package.json', 'package-lock.json', 'CHANGELOG.md', 'docs/upgrading.md']) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      cpSync(join(ROOT, file), join(root, file))
    }
    // Right after a release the section is empty.
    const changelog = read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- Something is new.\n')
    writeFileSync(join(root, 'CHANGELOG.md'), changelog)
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  test('is refused without a version, changes or upgrade notes', () => {
    expect(releaseProblems(root, { version: 'next', date: DATE })).toEqual(['"next" is no version such as 3.0.0.'])
    expect(releaseProblems(root, { version: '77.0.0', date: DATE })).toEqual([
      'docs/upgrading.md has no section "77.0.0".',
    ])
  })

  test('sets all versions, dates the changelog and writes notes', () => {
    append('docs/upgrading.md', '## 77.1.0\n\nTake a backup.')
    expect(releaseProblems(root, { version: '77.1.0', date: DATE })).toEqual([])
    const changes = sectionOf(read('CHANGELOG.md'), '## Unreleased')
    prepareRelease(root, { version: '77.1.0', date: DATE })
    const manifests = globSync('{.,packages/*,apps/*}/package.json', { cwd: root })
    expect(manifests.length).toBeGreaterThan(10)
    for (const file of manifests) expect(JSON.parse(read(file)).version).toBe('77.1.0')
    expect(read('package-lock.json').match(/"version": "77\.1\.0"/g)).toHaveLength(manifests.length + 1)
    expect(releasedVersions(read('CHANGELOG.md'))[0]).toBe('77.1.0')
    expect(sectionOf(read('CHANGELOG.md'), '## Unreleased')).toBe('')
    expect(sectionOf(read('CHANGELOG.md'), '## 77.1.0')).toBe(changes)
    expect(read('dist/release-notes.md')).toContain(`# Heptapolis 77.1.0 (${DATE})\n\n## For servers\n\nTake a backup.`)
    expect(read('dist/release-notes.md')).toContain(changes)
  })

  test('is refused for a version that is not later, and again without changes', () => {
    expect(releaseProblems(root, { version: '77.0.9', date: DATE })[0]).toBe('77.0.9 is not later than 77.1.0.')
    expect(releaseProblems(root, { version: '77.2.0', date: DATE })).toContain(
      'CHANGELOG.md has nothing under "Unreleased".',
    )
  })

  test('changes nothing of the lock file but versions', () => {
    const version: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version
    setVersions(root, version)
    expect(read('package-lock.json')).toBe(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  })
})
