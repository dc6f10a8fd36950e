import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the files that take longest, so that at the end nobody waits for one of them alone. */
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
