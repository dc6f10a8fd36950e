/** Headings of Beacons in English. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: { beacons: { title: 'Beacons', summary: 'Oil, lights and ships.' } },
  sections: { 'beacons/rules': 'Rules for beacons' },
  figures: { beaconsCards: 'cards of Beacons an Age' },
}
