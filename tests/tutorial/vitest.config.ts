/** The tests of the box of docs/adding-a-box.md: they read the shelf with its line, and everything else as it is. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import usual from '../../vitest.config.ts'
import { BESIDE, NOT_BESIDE, TUTORIAL } from './files.ts'
import { shelved } from './on-the-shelf.ts'

const SHELF = /packages\/boxes\/src\/shelf\.ts$/

export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  plugins: [
    {
      name: 'the tutorial box on the shelf',
      enforce: 'pre',
      transform: (source, file) => (SHELF.test(file) ? shelved(source, 'beacons') : undefined),
    },
  ],
  test: {
    ...usual.test,
    include: [...TUTORIAL, ...BESIDE],
    exclude: ['**/node_modules/**', ...Object.keys(NOT_BESIDE)],
  },
})
