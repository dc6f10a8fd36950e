/** Shelf with the line and the import of one more box. */
export const shelved = (shelf: string, box: string): string =>
  shelf.replace(/^import type/m, `import { ${box} } from './${box}/index.ts'\n$&`).replace(/^\]/m, `  ${box},\n$&`)
