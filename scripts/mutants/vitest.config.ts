/** The tests as ever, but with a mutant in one of the sources, or with probes in all of them. Nothing is written to disk. */
import { relative, sep } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { COMMON } from '../testing/tiers.ts'
import { ROOT } from './draw.ts'
import { mutate } from './mutators.ts'
import { type Order, orderFrom } from './order.ts'
import { probed } from './probes.ts'

const pathOf = (id: string): string => relative(ROOT, id.split('?')[0]).split(sep).join('/')

function changed(file: string, source: string, { mutants, isProbing }: Order): string {
  const here = mutants.filter((mutant) => mutant.file === file)
  if (here.length === 0) return source
  return isProbing ? probed(source, here) : mutate(source, here[0])
}

const order = orderFrom(process.env)

/** What is changed here must not be found in the cache by the next run. */
const isPlain = (id: string): boolean => !order.mutants.some(({ file }) => file === pathOf(id))

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => order.tests.indexOf(pathOf(moduleId))
    return files.sort((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform: (source, id) => changed(pathOf(id), source, order),
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ id }) => (isPlain(id) ? undefined : false)),
    },
  ],
  test: {
    ...COMMON,
    include: order.tests,
    setupFiles: order.isProbing ? [`${import.meta.dirname}/setup.ts`] : [],
    // What a module does as it is loaded is seen by every test file that loads it, not by the first alone.
    isolate: order.isProbing,
    maxWorkers: order.isProbing ? 2 : 1,
    bail: order.isProbing ? 0 : 1,
    sequence: { sequencer: InOrder },
    reporters: [
      {
        onTestModuleEnd(module) {
          const { duration, collectDuration } = module.diagnostic()
          console.log(`done ${Math.ceil(duration + collectDuration)} ${module.state()} ${pathOf(module.moduleId)}`)
        },
      },
    ],
  },
})
