/** A command in its help: examples are what is typed and what it does. */
export interface CommandWords {
  summary: string
  description: string
  argument?: string
  options: Readonly<Record<string, string>>
  examples: readonly (readonly [line: string, what: string])[]
}
