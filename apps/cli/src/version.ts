/** Version of the packages. Game records contain the version of the rules engine instead. */
import { readFileSync } from 'node:fs'

const { version }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

export const PACKAGE_VERSION = version
