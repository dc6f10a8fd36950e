/** The tutorial box on the shelf is whole, and whatever is left out of it is missed by name. */
import { type Kit, SHELF } from '@heptapolis/boxes'
import { describe, expect, test } from 'vitest'
import { faceFaults } from '../../packages/boxes/src/conformance/faces.ts'
import { idFaults } from '../../packages/boxes/src/conformance/ids.ts'
import { padFaults } from '../../packages/boxes/src/conformance/pads.ts'
import { learningFaults } from '../../packages/boxes/src/learn/conformance.ts'
import { mindFaults } from '../../packages/boxes/src/mind/conformance.ts'
import { wordFaults } from '../../packages/boxes/src/words/conformance.ts'
import { rulebookFaults } from '../../packages/rulebook/src/conformance.ts'

const [base] = SHELF
const beacons = SHELF.find(({ rules }) => rules.id === 'beacons') ?? expect.fail('The box is not on the shelf')

const HELD = {
  face: faceFaults,
  ids: async (kits: readonly Kit[]) => idFaults(kits),
  pad: padFaults,
  inputs: async (kits: readonly Kit[]) => learningFaults(kits),
  mind: mindFaults,
  words: wordFaults,
  rulebook: rulebookFaults,
}
type Held = keyof typeof HELD

describe('On the shelf with all others it lacks nothing', () => {
  test.each(Object.keys(HELD) as Held[])('%s', async (port) => {
    expect(await HELD[port](SHELF)).toEqual([])
  })
})
