/** All checks of the architecture test together: returns one sentence per fault in the given sources. */
import { circles, entwinedFolders } from './circles.ts'
import { importFault } from './imports.ts'
import { sharedRules, sideEntrances, wordFaults } from './names.ts'
import { entwined } from './plan.ts'
import { type Sources, specifiers } from './sources.ts'
import { textFaults } from './texts.ts'

export function faults(sources: Sources, boxes: readonly string[]): string[] {
  return [
    ...Object.entries(sources).flatMap(([file, source]) => [
      ...sharedRules(file, source),
      ...sideEntrances(file, source),
      ...specifiers(source).flatMap((specifier) => {
        const fault = importFault(file, specifier, boxes)
        return fault === undefined ? [] : [`${file}: ${specifier}: ${fault}`]
      }),
      ...wordFaults(file, source, boxes),
      ...textFaults(file, source),
    ]),
    ...circles(sources),
    ...entwinedFolders(sources)
      .filter((pair) => !(pair in entwined))
      .map((pair) => `${pair}: these folders import each other`),
  ]
}
