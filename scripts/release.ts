/**
 * `npm run release -- 3.0.0`: checks, versions, changelog, packages and notes of a release. It publishes nothing, and
 * commits nothing: it prints the commands for that. `--tested` skips the tests of a commit that has passed them
 * already, on a build server for example.
 */
import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { pack } from './pack.ts'
import { readArguments, USAGE } from './release/arguments.ts'
import { nameChanges, publicNames, reportedNames } from './release/names.ts'
import { prepareRelease, type Release, releaseProblems } from './release/prepare.ts'

const ROOT = join(import.meta.dirname, '..')
const run = (command: string, ...args: string[]): string => execFileSync(command, args, { cwd: ROOT, encoding: 'utf8' })

function problems(release: Release): string[] {
  const changed = run('git', 'status', '--porcelain')
  return [
    ...releaseProblems(ROOT, release),
    ...(changed === '' ? [] : ['The working tree has changes that are not committed.']),
    ...nameChanges(reportedNames(), publicNames()).map(({ entry }) => `Public names of ${entry} are not reported.`),
  ]
}

function main(): number {
  const given = readArguments(process.argv.slice(2))
  if (!given || given.isHelp) {
    console[given ? 'log' : 'error'](USAGE)
    return given ? 0 : 1
  }
  const release: Release = { version: given.version, date: new Date().toISOString().slice(0, 10) }
  const found = problems(release)
  for (const problem of found) console.error(problem)
  if (found.length > 0) return 1
  if (!given.isTested) {
    execFileSync(process.execPath, [join(ROOT, 'scripts/test.ts'), '--complete'], { cwd: ROOT, stdio: 'inherit' })
  }
  const written = prepareRelease(ROOT, release)
  const packed = pack(join(ROOT, 'dist', 'packages')).map(({ file }) => relative(ROOT, file))
  const { version } = release
  console.log(`\nWritten:\n${[...written, ...packed].map((file) => `  ${file}`).join('\n')}`)
  console.log(`\nNothing is published yet. To publish ${version}:
  git commit --all --message "release: ${version}"
  git tag --annotate v${version} --cleanup=whitespace --file dist/release-notes.md
  git push --follow-tags
  for file in dist/packages/*.tgz; do npm publish --access public "$file"; done`)
  return 0
}

process.exitCode = main()
