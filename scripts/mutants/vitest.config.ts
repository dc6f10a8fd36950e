/**
 * Vitest configuration of mutation testing. It changes one source, or instruments all of them, as they are loaded;
 * nothing is written to disk.
 */
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

/** Changed files bypass the cache, so that the next run does not find them. */
const isPlain = (id: string): boolean => !order.mutants.some(({ file }) => file === pathOf(id))

class PlannedOrder extends BaseSequencer {
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
    // Isolated while probing, so that every test file sees the code that runs at module load, not only the
    // first.
    isolate: order.isProbing,
    maxWorkers: order.isProbing ? 2 : 1,
    bail: order.isProbing ? 0 : 1,
    sequence: { sequencer: PlannedOrder },
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
