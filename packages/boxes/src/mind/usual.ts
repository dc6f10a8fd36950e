/** Typical numbers of cards by colour, stages and other counted things in a city at the end, from self-play. */
export const USUAL: Readonly<Record<string, number>> = {
  brown: 3.5,
  grey: 1.8,
  blue: 3.6,
  yellow: 2.4,
  red: 2.4,
  green: 3.2,
  purple: 1.3,
  black: 1.8,
  stage: 2.2,
  victory: 2.7,
  'victory-1': 0.9,
  'victory-3': 0.9,
  'victory-5': 0.9,
  defeat: 2.5,
  'three-coins': 1.6,
}
