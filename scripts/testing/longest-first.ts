import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts the slowest files first, so that none of them runs alone at the end. */
export const longestFirst = (...longest: readonly string[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification): number => {
        const found = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
        return found === -1 ? longest.length : found
      }
      return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
    }
  }
