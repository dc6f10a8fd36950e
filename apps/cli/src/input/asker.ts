/** Interface for questions to the person at the terminal. */

export interface MenuOption<T> {
  value: T
  label: string
  /** Details, shown if there is space. */
  hint?: string | undefined
  /** Letter that selects it, for options outside the numbered choices. */
  key?: string
}

/** Every method throws `Left` when the person quits instead of answering. */
export interface Asker {
  /** `typed` reads lines that are neither a number nor a key; undefined if it does not know the line. */
  choose<T>(question: string, choices: readonly MenuOption<T>[], typed?: (line: string) => T | undefined): Promise<T>
  write(question: string, suggested: string): Promise<string>
  close(): void
}
