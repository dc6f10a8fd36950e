/** Puts the box of docs/adding-a-box.md on the shelf as its author would: with one line of the list and its import. */
const SHELF = /packages\/boxes\/src\/shelf\.ts$/

export const shelved = (source: string, box: string, folder: string): string =>
  source.replace(/^import type/m, `import { ${box} } from './${folder}/index.ts'\n$&`).replace(/^\]/m, `  ${box},\n$&`)

/** For a run of the tests in which every module reads the shelf with that line, and everything else as it is. */
export const onTheShelf = (box: string, folder: string) => ({
  name: `${box} on the shelf`,
  enforce: 'pre' as const,
  transform: (source: string, file: string): string | undefined =>
    SHELF.test(file) ? shelved(source, box, folder) : undefined,
})
