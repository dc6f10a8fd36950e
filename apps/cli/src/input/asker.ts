/** How a person is asked. */

export interface Choice<T> {
  value: T
  /** The row of the menu. */
  label: string
  /** More about it, shown where there is room. */
  hint?: string
  /** A letter that chooses it, for what stands beside the numbered choices. */
  key?: string
}

/** Every method throws `Left` when the person ends the game instead of answering. */
export interface Asker {
  choose<T>(question: string, choices: readonly Choice<T>[]): Promise<T>
  write(question: string, suggested: string): Promise<string>
  close(): void
}
