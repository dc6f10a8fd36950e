/** Interface for questions to a person. */

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
  choose<T>(question: string, choices: readonly MenuOption<T>[]): Promise<T>
  write(question: string, suggested: string): Promise<string>
  close(): void
}
