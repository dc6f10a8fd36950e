/** Formatter of Markdown tables. */
const rows = (...lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((line) => `| ${line.join(' | ')} |\n`).join('')

export const table = (heads: readonly string[], ...lines: readonly (readonly (string | number)[])[]): string =>
  rows(heads) +
  rows(
    heads.map(() => '---'),
    ...lines,
  )
