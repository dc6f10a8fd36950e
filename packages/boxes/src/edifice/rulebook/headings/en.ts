/** Headings of Edifice in English. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    edifice: { title: 'Edifice', summary: 'One shared building per Age, with a penalty if it fails.' },
  },
  sections: {
    'age-end/failure': 'Success and failure',
    'edifice/rules': 'Taking part',
  },
  groups: {
    edifices: 'All edifices',
  },
  figures: {
    pawns: 'pawns on an edifice',
  },
  wishes: {
    edificeCards: 'Carthage alone',
  },
}
