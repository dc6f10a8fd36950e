/** Animals, each with its foot at 0, 0. */
import { disc, fill, line } from '../draw/shapes.ts'

export const BEINGS = {
  bird: line('s4', 1, 'M-5-2Q-2.5-4 0-1 2.5-4 5-2'),
  goat: fill('hi', 'M-4-5H3L5-7.5 6.5-6.5 5.5-4H4V0H3V-2.5H-2.5V0h-1z'),
  ox:
    fill('b2', 'M-7-7H4C6-8.5 8-8 8.5-6.5L8-4H5.5L5-3V0H3.5V-3H-4V0H-5.5L-6-4z') + fill('s1', 'M6.5-8 8.5-9.5 8-7.5z'),
  horse:
    fill('b2', 'M-7-7.5C-9-6-8-3-9-2-9.5-5-9.5-8-7-9H3L5.5-13 8.5-11.5 8-10 5.8-9.5 4.5-6V0H3V-4.5H-4V0H-5.5z') +
    fill('d2', 'M2.6-9 5-13 5.6-13.4 4-9z'),
  camel:
    fill(
      'b1',
      'M-8-8C-7-12-5-12-4-9-3-12-1-12 0-9H2C4-9 4-13 5-15.5 6-16 8.5-15.5 8.5-14L6.5-13.5C6.5-10 5.5-7 4-5.5V0H3V-5H-5V0H-6V-5.5z',
    ) + fill('c1', 'M-5.5-9.5H1.5V-6.5h-7z'),
  lion:
    fill('s2', 'M-8-5C-8-8-3-8 0-8 1-11 6-11 7-8 8-7 7.5-5 6-4.5V0H3V-3H-3V0H-7z') +
    fill('s1', 'M-8-5C-8-8-3-8 0-8-3-6-5-4-5-3L-5 0H-7z') +
    fill('s3', disc(4, -7.5, 2.6)) +
    fill('s1', disc(5, -7.5, 1.5)),
} as const
