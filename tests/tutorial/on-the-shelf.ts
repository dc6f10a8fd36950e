/** Source of the list of all boxes (base game and expansions), edited to contain one more. */
export const shelved = (shelf: string, box: string): string =>
  shelf.replace(/^import type/m, `import { ${box} } from './${box}/index.ts'\n$&`).replace(/^\]/m, `  ${box},\n$&`)
