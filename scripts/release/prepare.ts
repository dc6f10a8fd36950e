/** Checks and files of a release: versions, changelog section and release notes. It writes only below `root`. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Release {
  version: string
  /** 2026-11-30 */
  date: string
}

/** SemVer without pre-releases. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/
const UNRELEASED = '## Unreleased'

const fileIn = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

/** Reasons why this version cannot be released from these files. */
export function releaseProblems(root: string, { version }: Release): string[] {
  if (!VERSION.test(version)) return [`"${version}" is no version such as 3.0.0.`]
  const changelog = fileIn(root, 'CHANGELOG.md')
  const latest = releasedVersions(changelog)[0]
  return [
    ...(latest !== undefined && !isLater(version, latest) ? [`${version} is not later than ${latest}.`] : []),
    ...(sectionOf(changelog, UNRELEASED) === '' ? ['CHANGELOG.md has nothing under "Unreleased".'] : []),
    ...(sectionOf(fileIn(root, 'docs/upgrading.md'), `## ${version}`) === ''
      ? [`docs/upgrading.md has no section "${version}".`]
      : []),
  ]
}

/** Newest first. */
export const releasedVersions = (changelog: string): string[] =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(([, version]) => version)

function isLater(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number))
  const at = one.findIndex((part, i) => part !== two[i])
  return at >= 0 && one[at] > two[at]
}

/** Text below a heading of the second level, without the heading. */
export function sectionOf(page: string, heading: string): string {
  const [, ...rest] = page.split(new RegExp(`^${heading.replaceAll('.', '\\.')}\\b.*$`, 'm'))
  return (rest[0] ?? '').split(/^## /m)[0].trim()
}

/** Changes the files and returns their paths. */
export function prepareRelease(root: string, release: Release): string[] {
  const { version, date } = release
  const changelog = fileIn(root, 'CHANGELOG.md')
  const notes = notesOf(root, release, changelog)
  writeFileSync(
    join(root, 'CHANGELOG.md'),
    changelog.replace(UNRELEASED, () => `${UNRELEASED}\n\n## ${version} (${date})`),
  )
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, 'dist/release-notes.md'), notes)
  return ['CHANGELOG.md', 'dist/release-notes.md', ...setVersions(root, version)]
}

function notesOf(root: string, { version, date }: Release, changelog: string): string {
  const upgrade = sectionOf(fileIn(root, 'docs/upgrading.md'), `## ${version}`)
  const changes = sectionOf(changelog, UNRELEASED)
  return `# Heptapolis ${version} (${date})\n\n## For servers\n\n${upgrade}\n\n## Changes\n\n${changes}\n`
}

/** All packages have one version. The engine version of records is counted by itself. */
export function setVersions(root: string, version: string): string[] {
  const found = globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const manifests = ['package.json', ...found.sort()]
  for (const file of manifests) {
    const text = fileIn(root, file)
    writeFileSync(
      join(root, file),
      text.replace(/^ {2}"version": "[^"]*"/m, () => `  "version": "${version}"`),
    )
  }
  const lock = JSON.parse(fileIn(root, 'package-lock.json'))
  lock.version = version
  for (const [place, entry] of Object.entries<{ version: string }>(lock.packages)) {
    if (place === '' || manifests.includes(`${place}/package.json`)) entry.version = version
  }
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, undefined, 2)}\n`)
  return [...manifests, 'package-lock.json']
}
