/** Finder of faulty imports in a packed package: missing files and undeclared dependencies. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '@heptapolis/boxes'

const IMPORTS = [
  /\bfrom\s+['"]([^'"\n]+)['"]/g,
  /\bimport\s*\(?\s*['"]([^'"\n]+)['"]/g,
  /\bnew URL\(\s*['"]([^'"\n]+)['"], import\.meta\.url/g,
  /\bimport\s*\(\s*`([^`\n]+)`/g,
]

/** Pattern of imports by language. */
const LANGUAGE = /\$\{language\}|\*/

/** File names of an import for every language. */
export const inEachLanguage = (name: string): string[] =>
  LANGUAGE.test(name) ? Object.keys(LANGUAGES).map((language) => name.replace(LANGUAGE, language)) : [name]

export function danglingImports(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, dependencies, peerDependencies = {} } = manifest
  const said = [name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]
  const isKnown = (file: string, specifier: string): boolean => {
    if (specifier.startsWith('.')) return existsSync(join(folder, dirname(file), inItsKind(file, specifier)))
    return specifier.startsWith('node:') || said.includes(packageOf(specifier))
  }
  return globSync('**/*.{js,ts}', { cwd: folder }).flatMap((file) =>
    importsOf(join(folder, file))
      .filter((specifier) => !isKnown(file, specifier))
      .map((specifier) => `${file}: ${specifier}`),
  )
}

/** Declarations import declarations: maps a specifier to its declaration file. */
const inItsKind = (file: string, specifier: string): string =>
  file.endsWith('.d.ts') ? specifier.replace(/\.js$/, '.d.ts') : specifier

const packageOf = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].flatMap((match) => inEachLanguage(match[1])))
}
