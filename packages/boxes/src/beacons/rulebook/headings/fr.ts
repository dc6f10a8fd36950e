/** Headings of Beacons in French. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: { beacons: { title: 'Fanaux', summary: 'Huile, lumières et navires.' } },
  sections: { 'beacons/rules': 'Les règles des fanaux' },
  figures: { beaconsCards: 'cartes des Fanaux par Âge' },
}
