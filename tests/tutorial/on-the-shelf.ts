/** The shelf as the author of a box leaves it: with one more line in the list, and its import. */
export const shelved = (shelf: string, box: string): string =>
  shelf.replace(/^import type/m, `import { ${box} } from './${box}/index.ts'\n$&`).replace(/^\]/m, `  ${box},\n$&`)
