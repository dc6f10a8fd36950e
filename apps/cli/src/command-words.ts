/** Type of a command's help texts; examples pair the input with its explanation. */
export interface CommandWords {
  summary: string
  description: string
  argument?: string
  options: Readonly<Record<string, string>>
  examples: readonly (readonly [line: string, what: string])[]
}
